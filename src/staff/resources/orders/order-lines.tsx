import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatCents } from '../../fields/money.ts'
import type { OrderRecord } from './order.ts'

/** The lines of an order, its totals, and how much was paid. */
export function OrderLines({ order }: { order: OrderRecord }) {
  const translate = useTranslate()
  const title = useId()
  return (
    <section className="order-part" aria-labelledby={title}>
      <h2 id={title}>{translate('orders.lines')}</h2>
      <table className="order-lines">
        <thead>
          <tr>
            <th scope="col">{translate('orders.product')}</th>
            <th scope="col">{translate('orders.pieces')}</th>
            <th scope="col">{translate('orders.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                <Link to={`/products/${line.productId}`}>{line.title}</Link>
                <small>{[line.sku, ...Object.values(line.attributes)].filter(Boolean).join(' · ')}</small>
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
          <Sum label={translate('orders.total')} cents={order.totalCents} isMain />
          {order.vat.map(({ percent, vatCents }) => (
            <Sum key={percent} label={translate('orders.vatIn', { percent })} cents={vatCents} />
          ))}
          <Sum label={translate('orders.paid')} cents={order.paidCents} />
          {order.refundedCents > 0 ? (
            <Sum label={translate('orders.refunded')} cents={-order.refundedCents} />
          ) : null}
          {order.toPayBackCents > 0 ? (
            <Sum label={translate('orders.toPayBack')} cents={order.toPayBackCents} isMain />
          ) : null}
        </tfoot>
      </table>
    </section>
  )
}

const Sum = ({ label, cents, isMain = false }: { label: string; cents: number; isMain?: boolean }) => (
  <tr className={isMain ? 'main-sum' : undefined}>
    <th scope="row" colSpan={2}>
      {label}
    </th>
    <td>{formatCents(cents)}</td>
  </tr>
)
