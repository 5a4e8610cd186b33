import { useRecordContext, useTranslate } from 'react-admin'
import { markOf, type OrderRow } from './order.ts'

/** The status of an order, and below it what staff must do. */
export function OrderStatus(_: { source?: string }) {
  const translate = useTranslate()
  const order = useRecordContext<OrderRow>()
  if (!order) return null
  return (
    <>
      <span className={`status status-${markOf(order.status)}`}>
        {translate(`orders.statuses.${order.status}`)}
      </span>
      {order.attention ? (
        <small className="status-note">{translate(`orders.attention.${order.attention}`)}</small>
      ) : null}
    </>
  )
}
