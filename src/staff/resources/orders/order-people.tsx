import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatInstant } from '../../fields/instant-field.tsx'
import type { OrderRecord } from './order.ts'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderPart } from './order-part.tsx'
import type { Act } from './use-act.ts'

/** Buyer, addresses, payment and documents of an order. */
export function OrderPeople({ order, act }: { order: OrderRecord; act: Act }) {
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
        <OrderPart key={id} title={translate('orders.attention.withdrawn')} isMarked={status === 'open'}>
          <p>{formatInstant(receivedAt)}</p>
          {text ? <p className="order-note">{text}</p> : null}
          <Link to={`/withdrawals?filter=${encodeURIComponent(JSON.stringify({ status }))}`}>
            {translate(`withdrawals.${status}`)}
          </Link>
        </OrderPart>
      ))}
      {order.note ? (
        <OrderPart title={translate('orders.note')} isMarked>
          <p className="order-note">{order.note}</p>
        </OrderPart>
      ) : null}
      <OrderPart title={translate('orders.buyer')}>
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
        {order.email ? (
          <p>
            <Link to={`/customers/${encodeURIComponent(order.email)}/show`}>
              {translate('customers.open')}
            </Link>
          </p>
        ) : null}
      </OrderPart>
      {shipping ? (
        <OrderPart title={translate('orders.shippedTo')}>
          <Address of={shipping} />
        </OrderPart>
      ) : null}
      <OrderPart title={translate('orders.how')}>
        <p>{translate(`orders.methods.${order.paymentMethod}`, { _: order.paymentMethod })}</p>
        {delivery ? <p>{translate(`orders.deliveries.${delivery}`)}</p> : null}
        {trackAndTrace ? <TrackAndTrace code={trackAndTrace} /> : null}
      </OrderPart>
      <OrderDownloads order={order} act={act} />
      <OrderPart title={translate('orders.papers')}>
        <ul>
          {paper('slip', translate('orders.slip'))}
          {invoices.map(({ id, number, kind }) =>
            paper(`invoice?invoice=${id}`, translate(`orders.${kind}`, { number })),
          )}
        </ul>
      </OrderPart>
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
