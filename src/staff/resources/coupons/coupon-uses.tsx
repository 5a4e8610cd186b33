import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useWhole } from '../../api/rows.ts'
import { formatInstant } from '../../fields/instant-field.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { OrderPart } from '../orders/order-part.tsx'

/** Who used it, for which order. */
export function CouponUses() {
  const translate = useTranslate()
  const coupon = useWhole('coupons')
  if (!coupon) return null
  const { code, used, uses } = coupon
  return (
    <div className="order">
      <OrderPart title={translate('coupons.uses', { smart_count: used })}>
        <ul className="order-events">
          {uses.map(({ at, customer, order }) => (
            <li key={`${at} ${order?.id}`}>
              <time dateTime={at}>{formatInstant(at)}</time>
              <span>
                {customer ? (
                  <Link to={`/customers/${encodeURIComponent(customer)}/show`}>{customer}</Link>
                ) : (
                  translate('coupons.erased')
                )}
                {order ? (
                  <>
                    {' · '}
                    <Link to={`/orders/${order.id}/show`}>{order.number}</Link>
                  </>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
        {uses.length > 0 ? (
          <p>
            <a className="table-button" href={`/staff-api/coupons/${encodeURIComponent(code)}/csv`} download>
              <Drawing name="table" />
              {translate('lists.table')}
            </a>
          </p>
        ) : null}
      </OrderPart>
    </div>
  )
}
