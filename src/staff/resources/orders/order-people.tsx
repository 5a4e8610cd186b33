import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatInstant } from '../../fields/instant-field.tsx'
import type { OrderRecord } from './order.ts'

/** Who bought it, where it goes, how it was paid, and its papers. */
export function OrderPeople({ order }: { order: OrderRecord }) {
  const translate = useTranslate()
  const { billing, shipping, invoices, withdrawals, delivery, trackAndTrace } = order
  const paper = (name: string, text: string) => (
    <li key={name}>
      <a href={`/staff-api/orders/${order.id}/${name}`} target="_blank" rel="noopener">
        {text}
      </a>
    </li>
  )
  return (
    <aside className="order-side" aria-label={translate('orders.aside')}>
      {withdrawals.map(({ id, status, receivedAt, text }) => (
        <Part key={id} title={translate('orders.attention.withdrawn')} isMarked={status === 'open'}>
          <p>{formatInstant(receivedAt)}</p>
          {text ? <p className="order-note">{text}</p> : null}
          <Link to={`/withdrawals?filter=${encodeURIComponent(JSON.stringify({ status }))}`}>
            {translate(`withdrawals.${status}`)}
          </Link>
        </Part>
      ))}
      {order.note ? (
        <Part title={translate('orders.note')} isMarked>
          <p className="order-note">{order.note}</p>
        </Part>
      ) : null}
      <Part title={translate('orders.buyer')}>
        <Address of={billing} />
        <p>
          <a href={`mailto:${order.email}`}>{order.email}</a>
          {billing.phone ? (
            <>
              <br />
              <a href={`tel:${billing.phone}`}>{billing.phone}</a>
            </>
          ) : null}
        </p>
      </Part>
      {shipping ? (
        <Part title={translate('orders.shippedTo')}>
          <Address of={shipping} />
        </Part>
      ) : null}
      <Part title={translate('orders.how')}>
        <p>{translate(`orders.methods.${order.paymentMethod}`, { _: order.paymentMethod })}</p>
        {delivery ? <p>{translate(`orders.deliveries.${delivery}`)}</p> : null}
        {trackAndTrace ? <TrackAndTrace code={trackAndTrace} /> : null}
      </Part>
      <Part title={translate('orders.papers')}>
        <ul>
          {paper('slip', translate('orders.slip'))}
          {invoices.map(({ id, number, kind }) =>
            paper(`invoice?invoice=${id}`, translate(`orders.${kind}`, { number })),
          )}
        </ul>
      </Part>
    </aside>
  )
}

function TrackAndTrace({ code }: { code: string }) {
  const translate = useTranslate()
  return (
    <p>
      {translate('orders.track')}:{' '}
      {/^https:\/\//.test(code) ? (
        <a href={code} target="_blank" rel="noopener noreferrer">
          {code}
        </a>
      ) : (
        code
      )}
    </p>
  )
}

interface PartProps {
  title: string
  isMarked?: boolean
  children: ReactNode
}

function Part({ title, isMarked = false, children }: PartProps) {
  const id = useId()
  return (
    <section className={isMarked ? 'order-part is-marked' : 'order-part'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

const Address = ({ of }: { of: OrderRecord['billing'] }) => (
  <address>
    {[
      `${of.firstName} ${of.lastName}`,
      of.company,
      [of.street, of.houseNumber, of.houseNumberSuffix].filter(Boolean).join(' '),
      of.extra,
      `${of.postcode} ${of.city}`,
      of.country === 'NL' ? undefined : of.country,
    ]
      .filter(Boolean)
      .map((line) => (
        <span key={line}>{line}</span>
      ))}
  </address>
)
