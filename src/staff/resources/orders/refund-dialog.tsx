import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CentsField } from '../../fields/cents-field.tsx'
import { formatCents, readCents, typedCents } from '../../fields/money.ts'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import { isPaidOnline, isSettled, type OrderRecord } from './order.ts'
import { shareOf } from './refund.ts'
import type { Act } from './use-act.ts'

interface Props {
  order: OrderRecord
  act: Act
  onClose(): void
}

/** A refund for returned pieces, an amount, or both, with the total below. */
export function RefundDialog({ order, act, onClose }: Props) {
  const translate = useTranslate()
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [typed, setTyped] = useState(order.toPayBackCents > 0 ? typedCents(order.toPayBackCents) : '')
  const [reason, setReason] = useState('')
  const [restock, setRestock] = useState(true)
  const [key] = useState(() => crypto.randomUUID())
  // While an order holds only money that nobody has a claim to, no goods come back.
  const isOfGoods =
    order.toPayBackCents === 0 && (order.status === 'processing' || order.status === 'completed')
  const open = order.lines.filter(({ quantity, returnedQuantity }) => quantity > returnedQuantity)
  const back = open.filter(({ id }) => (pieces[id] ?? 0) > 0)
  const amount = typed.trim() === '' ? 0 : readCents(typed)
  const sum = back.reduce((all, line) => all + shareOf(line, pieces[line.id] ?? 0), amount ?? 0)
  const isTooMuch = sum > order.refundableCents
  const hasGoods = back.length > 0
  // Money that was not due goes back without a credit note, as the order keeps its price.
  const isOverpaid =
    !hasGoods && (!isSettled(order) || (order.toPayBackCents > 0 && (amount ?? 0) <= order.toPayBackCents))
  return (
    <AskDialog
      title="orders.refund"
      submit="orders.payBack"
      isGrave
      isReady={amount !== undefined && sum > 0 && !isTooMuch}
      onClose={onClose}
      onSubmit={() =>
        act('refund', {
          key,
          reason: reason.trim(),
          ...(amount ? { cents: amount } : {}),
          ...(hasGoods && {
            restock,
            lines: back.map(({ id }) => ({ lineId: id, quantity: pieces[id] ?? 0 })),
          }),
        })
      }
    >
      <p>{translate(isPaidOnline(order) ? 'orders.refundOnline' : 'orders.refundByHand')}</p>
      <p>{translate(isOverpaid ? 'orders.noCreditNote' : 'orders.creditNote')}</p>
      {order.email === '' ? <p>{translate('orders.noMail')}</p> : null}
      {isOfGoods ? (
        <ul className="refund-lines">
          {open.map((line) => {
            const most = line.quantity - line.returnedQuantity
            return (
              <li key={line.id}>
                <span>
                  {line.title}
                  <small>
                    {translate('orders.ofPieces', { count: most, sum: formatCents(shareOf(line, most)) })}
                  </small>
                </span>
                <TextField
                  type="number"
                  label={translate('orders.backPieces')}
                  value={pieces[line.id] ?? 0}
                  onChange={({ target }) => {
                    const typedPieces = Math.trunc(Number(target.value)) || 0
                    setPieces({ ...pieces, [line.id]: Math.min(most, Math.max(0, typedPieces)) })
                  }}
                  slotProps={{
                    htmlInput: {
                      min: 0,
                      max: most,
                      step: 1,
                      'aria-label': translate('orders.backPiecesOf', { title: line.title }),
                    },
                  }}
                />
              </li>
            )
          })}
        </ul>
      ) : null}
      <CentsField
        label={isOfGoods ? 'orders.amountBeside' : 'orders.amount'}
        helperText={isOfGoods ? translate('orders.amountHelp') : undefined}
        value={typed}
        onChange={setTyped}
      />
      {hasGoods ? (
        <FormControlLabel
          label={translate('orders.restock')}
          control={<Checkbox checked={restock} onChange={({ target }) => setRestock(target.checked)} />}
        />
      ) : null}
      <TextField
        label={translate('orders.why')}
        helperText={isOverpaid ? undefined : translate('orders.whyHelp')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <p className={isTooMuch ? 'refund-sum wrong' : 'refund-sum'} role="status">
        {translate(isTooMuch ? 'orders.tooMuch' : 'orders.goesBack', {
          sum: formatCents(sum),
          most: formatCents(order.refundableCents),
        })}
      </p>
    </AskDialog>
  )
}
