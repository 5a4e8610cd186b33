import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CentsField } from '../../fields/cents-field.tsx'
import { readCents, typedCents } from '../../fields/money.ts'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import type { OrderRecord } from './order.ts'
import type { Act } from './use-act.ts'

interface Props {
  order: OrderRecord
  act: Act
  onClose(): void
}

/** Records a payment by bank or in cash. */
export function PaymentDialog({ order, act, onClose }: Props) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(typedCents(order.dueCents))
  // An idempotency key: one form records one payment, however often it is sent.
  const [key] = useState(() => crypto.randomUUID())
  const cents = readCents(typed)
  return (
    <AskDialog
      title="orders.receive"
      submit="orders.receive"
      isReady={cents !== undefined && cents > 0}
      onClose={onClose}
      onSubmit={async () => cents !== undefined && act('payment', { cents, key })}
    >
      <p>{translate('orders.receiveHelp')}</p>
      {order.email === '' ? <p>{translate('orders.noMail')}</p> : null}
      <CentsField label="orders.received" value={typed} onChange={setTyped} />
    </AskDialog>
  )
}
