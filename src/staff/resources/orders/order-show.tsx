import { useTranslate } from 'react-admin'
import { useWhole } from '../../api/rows.ts'
import { formatInstant } from '../../fields/instant-field.tsx'
import { StaffShow } from '../../forms/staff-show.tsx'
import type { OrderRecord } from './order.ts'
import { OrderEvents } from './order-events.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPeople } from './order-people.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderSteps } from './order-steps.tsx'
import { useAct } from './use-act.ts'

/** An order: its status with the possible steps, its lines, its buyer, and its history. */
export default function OrderShow() {
  return (
    <StaffShow component="div">
      <Order />
    </StaffShow>
  )
}

function Order() {
  const order = useWhole('orders')
  return order ? <OrderOf key={order.id} order={order} /> : null
}

function OrderOf({ order }: { order: OrderRecord }) {
  const translate = useTranslate()
  const act = useAct(order.id)
  return (
    <article className="order">
      <header className="order-head">
        {/* The bar has no room for all of it. */}
        <p className="phone-note">{order.number}</p>
        <OrderStatus />
        <p>{translate('orders.placedOn', { date: formatInstant(order.placedAt) })}</p>
        {order.expiresAt && (order.status === 'on-hold' || order.status === 'pending') ? (
          <p>{translate('orders.expiresOn', { date: formatInstant(order.expiresAt) })}</p>
        ) : null}
      </header>
      <OrderSteps order={order} act={act} />
      <div className="order-parts">
        <div>
          <OrderLines order={order} />
          <OrderEvents events={order.events} act={act} />
        </div>
        <OrderPeople order={order} act={act} />
      </div>
    </article>
  )
}
