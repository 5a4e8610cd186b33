import { TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatInstant } from '../../fields/instant-field.tsx'
import { formatCents } from '../../fields/money.ts'
import { WordButton } from '../../fields/word-button.tsx'
import type { OrderRecord } from './order.ts'
import type { Act } from './use-act.ts'

type Event = OrderRecord['events'][number]

/** The history of an order, the latest event first, and a field for a note. */
export function OrderEvents({ events, act }: { events: readonly Event[]; act: Act }) {
  const translate = useTranslate()
  const title = useId()
  const [text, setText] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && (await act('note', { text: text.trim() }))) setText('')
  }
  return (
    <section className="order-part" aria-labelledby={title}>
      <h2 id={title}>{translate('orders.history')}</h2>
      <form className="order-note-form" onSubmit={(event) => void send(event)}>
        <TextField
          label={translate('orders.ownNote')}
          multiline
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
        <WordButton type="submit" label="orders.keepNote" variant="outlined" disabled={text.trim() === ''} />
      </form>
      <ol className="order-events">
        {events.map((event) => (
          <Happened key={event.id} event={event} />
        ))}
      </ol>
    </section>
  )
}

function Happened({ event }: { event: Event }) {
  const translate = useTranslate()
  const { at, kind, to, cents, text, by, byName } = event
  const what = () => {
    if (kind === 'status' && to) return translate(`orders.statuses.${to}`)
    // The number of a credit note begins with a C.
    if (kind === 'invoice')
      return translate(text?.startsWith('C') ? 'orders.credit' : 'orders.invoice', { number: text })
    return translate(`orders.events.${kind}`, { _: kind })
  }
  const said = [
    what(),
    cents === undefined ? undefined : formatCents(cents),
    kind === 'mail' ? translate(`shopMails.kinds.${text}`, { _: text }) : undefined,
  ]
  const isProse = text !== undefined && text !== '' && kind !== 'mail' && kind !== 'invoice'
  return (
    <li className={kind === 'note' ? 'is-note' : undefined}>
      <time dateTime={at}>{formatInstant(at)}</time>
      <div>
        {said.filter(Boolean).join(' · ')}{' '}
        <small>{byName ?? translate(`orders.by.${by}`, { _: translate('orders.by.staff') })}</small>
        {isProse ? <p className="order-note">{text}</p> : null}
      </div>
    </li>
  )
}
