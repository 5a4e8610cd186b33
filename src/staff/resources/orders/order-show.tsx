import { Show, useRecordContext, useTranslate } from 'react-admin'
import { formatInstant } from '../../fields/instant-field.tsx'
import { formatCents } from '../../fields/money.ts'
import type { OrderRecord } from './order.ts'
import { OrderForms } from './order-forms.tsx'
import { OrderStatus } from './order-status.tsx'

/** An order: where it stands and what can be done now, its goods, its buyer, and all that happened. */
export default function OrderShow() {
  return (
    <Show actions={false} component="div">
      <Order />
    </Show>
  )
}

function Order() {
  const translate = useTranslate()
  const order = useRecordContext<OrderRecord>()
  if (!order) return null
  const { number, billing, shipping, lines, events, invoices } = order
  return (
    <div className="order">
      <header>
        <h2>{translate('orders.title', { number })}</h2>
        <OrderStatus />
        <p className="order-papers">
          <a href={`/staff-api/orders/${order.id}/slip`} target="_blank" rel="noopener">
            {translate('orders.slip')}
          </a>
          {invoices.length > 0 ? (
            <a href={`/staff-api/orders/${order.id}/invoice`} target="_blank" rel="noopener">
              {translate('orders.invoice')}
            </a>
          ) : null}
        </p>
      </header>
      <OrderForms order={order} />
      <section>
        <h3>{translate('orders.lines')}</h3>
        <table className="order-lines">
          <thead>
            <tr>
              <th scope="col">{translate('orders.product')}</th>
              <th scope="col">{translate('orders.pieces')}</th>
              <th scope="col">{translate('orders.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td>
                  {line.title}
                  <small>{[line.sku, ...Object.values(line.attributes)].filter(Boolean).join(', ')}</small>
                  {line.returnedQuantity > 0 ? (
                    <small>{translate('orders.returned', { count: line.returnedQuantity })}</small>
                  ) : null}
                </td>
                <td>{line.quantity}</td>
                <td>{formatCents(line.totalCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {order.shippingCents === undefined ? null : (
              <Sum label={order.shippingLabel || translate('orders.shipping')} cents={order.shippingCents} />
            )}
            <Sum label={translate('orders.total')} cents={order.totalCents} />
            <Sum label={translate('orders.paid')} cents={order.paidCents} />
            {order.refundedCents > 0 ? (
              <Sum label={translate('orders.refunded')} cents={order.refundedCents} />
            ) : null}
            {order.toPayBackCents > 0 ? (
              <Sum label={translate('orders.toPayBack')} cents={order.toPayBackCents} />
            ) : null}
          </tfoot>
        </table>
      </section>
      <section className="order-people">
        <AddressOf title={translate('orders.buyer')} address={billing} email={order.email} />
        {shipping ? <AddressOf title={translate('orders.shippedTo')} address={shipping} /> : null}
        {order.note ? (
          <div>
            <h3>{translate('orders.note')}</h3>
            <p>{order.note}</p>
          </div>
        ) : null}
      </section>
      <section>
        <h3>{translate('orders.history')}</h3>
        <ol className="order-events">
          {events.map((event) => (
            <li key={event.id}>
              <time dateTime={event.at}>{formatInstant(event.at)}</time>{' '}
              <span>
                {[
                  translate(`orders.events.${event.kind}`, { _: event.kind }),
                  event.to && translate(`orders.statuses.${event.to}`),
                  event.cents !== undefined && formatCents(event.cents),
                  event.text,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>{' '}
              <small>{translate(`orders.by.${event.by}`, { _: translate('orders.by.staff') })}</small>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

const Sum = ({ label, cents }: { label: string; cents: number }) => (
  <tr>
    <th scope="row" colSpan={2}>
      {label}
    </th>
    <td>{formatCents(cents)}</td>
  </tr>
)

interface AddressProps {
  title: string
  address: OrderRecord['billing']
  email?: string
}

const AddressOf = ({ title, address, email }: AddressProps) => (
  <div>
    <h3>{title}</h3>
    <address>
      {address.firstName} {address.lastName}
      <br />
      {address.company ? (
        <>
          {address.company}
          <br />
        </>
      ) : null}
      {[address.street, address.houseNumber, address.houseNumberSuffix].filter(Boolean).join(' ')}
      <br />
      {address.postcode} {address.city}, {address.country}
      {email ? (
        <>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </>
      ) : null}
      {address.phone ? (
        <>
          <br />
          {address.phone}
        </>
      ) : null}
    </address>
  </div>
)
