import { type FormEvent, useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { readCents, typedCents } from '../../fields/money.ts'
import { WordButton } from '../../fields/word-button.tsx'
import type { OrderRecord } from './order.ts'

/** Steps that take something from the buyer: asked once more. */
const weighty: ReadonlySet<string> = new Set(['cancelled', 'failed', 'refunded'])

/** What can be done with an order now: its steps first, then money, then words. */
export function OrderForms({ order }: { order: OrderRecord }) {
  const translate = useTranslate()
  const { busy, act } = useAct(order.id)
  const [track, setTrack] = useState(order.trackAndTrace ?? '')
  const trackId = useId()
  const unpaidCents = order.totalCents - order.paidCents
  const step = (to: string) => {
    if (weighty.has(to) && !window.confirm(translate(`orders.sure.${to}`))) return
    void act('step', { to, ...(track.trim() ? { trackAndTrace: track.trim() } : {}) })
  }
  return (
    <section className="order-forms" aria-label={translate('orders.now')}>
      {order.steps.length > 0 ? (
        <div className="order-steps">
          {order.steps.includes('completed') && order.delivery === 'ship' ? (
            <p>
              <label htmlFor={trackId}>{translate('orders.track')}</label>
              <input
                id={trackId}
                value={track}
                maxLength={200}
                onChange={({ currentTarget }) => setTrack(currentTarget.value)}
              />
            </p>
          ) : null}
          <p>
            {order.steps.map((to, index) => (
              <WordButton
                key={to}
                label={`orders.steps.${to}`}
                variant={index === 0 ? 'contained' : 'outlined'}
                disabled={busy}
                onClick={() => step(to)}
              />
            ))}
          </p>
        </div>
      ) : null}
      {unpaidCents > 0 && (order.status === 'on-hold' || order.status === 'pending') ? (
        <AmountForm
          label="orders.received"
          button="orders.receive"
          startCents={unpaidCents}
          busy={busy}
          onSend={(cents) => act('payment', { cents })}
        />
      ) : null}
      {order.refundableCents > 0 ? (
        <AmountForm
          label="orders.payBack"
          button="orders.refund"
          startCents={order.toPayBackCents || order.refundableCents}
          busy={busy}
          reason
          onSend={(cents, reason) => act('refund', { cents, reason })}
        />
      ) : null}
      <NoteForm busy={busy} onSend={(text) => act('note', { text })} />
    </section>
  )
}

/** One call at a time; what became of it is said, and the order is read anew. */
function useAct(id: number) {
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const act = async (name: string, body: object): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    try {
      await call(`orders/${id}/${name}`, { method: 'POST', body })
      notify(`orders.did.${name}`, { type: 'success' })
      refresh()
      return true
    } catch (error) {
      sayError(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, act }
}

interface AmountProps {
  label: string
  button: string
  startCents: number
  busy: boolean
  /** Asks why, too. */
  reason?: boolean
  onSend(cents: number, reason: string): Promise<boolean>
}

function AmountForm({ label, button, startCents, busy, reason = false, onSend }: AmountProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(typedCents(startCents))
  const [why, setWhy] = useState('')
  const id = useId()
  const cents = readCents(typed)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (cents !== undefined && cents > 0) void onSend(cents, why)
  }
  return (
    <form onSubmit={send}>
      <label htmlFor={id}>{translate(label)}</label>
      <input
        id={id}
        inputMode="decimal"
        value={typed}
        aria-invalid={cents === undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {reason ? (
        <>
          <label htmlFor={`${id}-why`}>{translate('orders.why')}</label>
          <input
            id={`${id}-why`}
            value={why}
            maxLength={500}
            onChange={({ currentTarget }) => setWhy(currentTarget.value)}
          />
        </>
      ) : null}
      <WordButton type="submit" label={button} variant="outlined" disabled={busy || !cents} />
    </form>
  )
}

function NoteForm({ busy, onSend }: { busy: boolean; onSend(text: string): Promise<boolean> }) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const id = useId()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && (await onSend(text.trim()))) setText('')
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{translate('orders.ownNote')}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={2_000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <WordButton
        type="submit"
        label="orders.keepNote"
        variant="outlined"
        disabled={busy || text.trim() === ''}
      />
    </form>
  )
}
