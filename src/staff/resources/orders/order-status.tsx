import { useTranslate } from 'react-admin'
import { useRow } from '../../api/rows.ts'
import { markOf } from './order.ts'

/** The status of an order, and below it what staff must do. */
export function OrderStatus(_: { source?: string }) {
  const translate = useTranslate()
  const order = useRow('orders')
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
