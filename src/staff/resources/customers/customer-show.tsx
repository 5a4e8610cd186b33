import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useWhole } from '../../api/rows.ts'
import { formatInstant } from '../../fields/instant-field.tsx'
import { formatCents } from '../../fields/money.ts'
import { StaffShow } from '../../forms/staff-show.tsx'
import { OrderPart } from '../orders/order-part.tsx'
import { EraseForm, NoteForm } from './customer-forms.tsx'

/** A customer: orders, notes of staff, and export and erasure of personal data (GDPR). */
export default function CustomerShow() {
  return (
    <StaffShow component="div">
      <Whole />
    </StaffShow>
  )
}

function Whole() {
  const translate = useTranslate()
  const customer = useWhole('customers')
  if (!customer) return null
  const { email, name, account, orders, notes } = customer
  return (
    <article className="order">
      <header className="order-head">
        {name ? <p>{name}</p> : null}
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p>
          {account
            ? translate('customers.account', { date: formatInstant(account.since) })
            : translate('customers.guest')}
        </p>
      </header>
      <div className="order-parts">
        <div>
          <OrderPart title={translate('customers.orders')}>
            {orders.length === 0 ? <p>{translate('customers.noOrders')}</p> : null}
            <ul className="order-events">
              {orders.map((order) => (
                <li key={order.id}>
                  <time dateTime={order.placedAt}>{formatInstant(order.placedAt)}</time>
                  <span>
                    <Link to={`/orders/${order.id}/show`}>{order.number}</Link>
                    {` · ${translate(`orders.statuses.${order.status}`)} · ${formatCents(order.totalCents)}`}
                  </span>
                </li>
              ))}
            </ul>
          </OrderPart>
          <OrderPart title={translate('customers.notes')}>
            <NoteForm key={notes[0]?.id} email={email} />
            <ol className="order-events">
              {notes.map((note) => (
                <li key={note.id} className="is-note">
                  <time dateTime={note.at}>{formatInstant(note.at)}</time>
                  <span className="order-note">{note.text}</span>
                </li>
              ))}
            </ol>
          </OrderPart>
        </div>
        <aside className="order-side" aria-label={translate('customers.data')}>
          <OrderPart title={translate('customers.data')}>
            <p>{translate('customers.dataSay')}</p>
            <p>
              <a href={`/staff-api/customers/${encodeURIComponent(email)}/export`} download>
                {translate('customers.export')}
              </a>
            </p>
            <EraseForm email={email} />
          </OrderPart>
        </aside>
      </div>
    </article>
  )
}
