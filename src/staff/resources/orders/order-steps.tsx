import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatCents } from '../../fields/money.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import { MailDialog } from './mail-dialog.tsx'
import type { OrderRecord } from './order.ts'
import { PaymentDialog } from './payment-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import type { Act } from './use-act.ts'

/** Steps that need a warning. */
const grave: ReadonlySet<string> = new Set(['cancelled', 'failed'])

type Status = OrderRecord['status']
type Asked = { kind: 'step'; to: Status } | { kind: 'payment' | 'refund' | 'mail' }

/** Buttons for the possible steps of an order, the likeliest first; each asks for confirmation. */
export function OrderSteps({ order, act }: { order: OrderRecord; act: Act }) {
  const translate = useTranslate()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const waits = order.status === 'on-hold' || order.status === 'pending'
  const takesPayment = order.dueCents > 0 && (waits || order.status === 'processing')
  const first = order.status === 'processing' ? 'completed' : undefined
  return (
    <section className="order-steps" aria-label={translate('orders.now')}>
      {takesPayment ? (
        <WordButton
          label="orders.receive"
          variant={waits ? 'contained' : 'outlined'}
          onClick={() => setAsked({ kind: 'payment' })}
        />
      ) : null}
      {order.steps.map((to) => (
        <WordButton
          key={to}
          label={stepName(order, to)}
          variant={to === first ? 'contained' : 'outlined'}
          color={grave.has(to) ? 'error' : 'primary'}
          onClick={() => setAsked({ kind: 'step', to })}
        />
      ))}
      {order.refundableCents > 0 ? (
        <WordButton
          label="orders.refund"
          variant={order.toPayBackCents > 0 ? 'contained' : 'outlined'}
          onClick={() => setAsked({ kind: 'refund' })}
        />
      ) : null}
      {order.email === '' ? null : (
        <WordButton label="orders.mail" variant="outlined" onClick={() => setAsked({ kind: 'mail' })} />
      )}
      {asked?.kind === 'step' ? (
        <StepDialog order={order} to={asked.to} act={act} onClose={close} />
      ) : asked?.kind === 'payment' ? (
        <PaymentDialog order={order} act={act} onClose={close} />
      ) : asked?.kind === 'refund' ? (
        <RefundDialog order={order} act={act} onClose={close} />
      ) : asked?.kind === 'mail' ? (
        <MailDialog order={order} act={act} onClose={close} />
      ) : null}
    </section>
  )
}

/** Steps of orders that are sent or collected have texts of their own. */
const ownName = ({ delivery }: OrderRecord, to: string) => (to === 'completed' && delivery ? delivery : to)
const stepName = (order: OrderRecord, to: string) => `orders.steps.${ownName(order, to)}`

interface StepProps {
  order: OrderRecord
  to: Status
  act: Act
  onClose(): void
}

function StepDialog({ order, to, act, onClose }: StepProps) {
  const translate = useTranslate()
  const [track, setTrack] = useState(order.trackAndTrace ?? '')
  const isSent = to === 'completed' && order.delivery === 'ship'
  const paidThereCents = to === 'completed' && order.paymentMethod === 'cod' ? order.dueCents : 0
  return (
    <AskDialog
      title={stepName(order, to)}
      submit={stepName(order, to)}
      isGrave={grave.has(to)}
      onClose={onClose}
      onSubmit={() => act('step', { to, ...(isSent && track.trim() ? { trackAndTrace: track.trim() } : {}) })}
    >
      <p>{translate(`orders.sure.${ownName(order, to)}`)}</p>
      {paidThereCents > 0 ? (
        <p>{translate('orders.paidThere', { sum: formatCents(paidThereCents) })}</p>
      ) : null}
      {order.email === '' ? <p>{translate('orders.noMail')}</p> : null}
      {isSent ? (
        <TextField
          label={translate('orders.track')}
          helperText={translate('orders.trackHelp')}
          value={track}
          onChange={({ target }) => setTrack(target.value)}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
        />
      ) : null}
    </AskDialog>
  )
}
