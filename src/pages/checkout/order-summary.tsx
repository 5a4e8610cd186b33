import type { ReactNode } from 'react'
import type { EntryCard } from '../../features/content/index.ts'
import type { CartView, OrderView, VatAmount } from '../../features/shop/index.ts'
import { countryName } from '../../kernel/countries.ts'
import { formatPrice } from '../../kernel/money.ts'
import { OrderLine, OrderLines } from '../../ui/order-line/order-line.tsx'
import { Sum } from '../../ui/sum/sum.tsx'
import type { CheckoutTexts } from './texts.ts'

type Rows = Parameters<typeof Sum>[0]['rows']

const sayOf = (
  {
    quantity,
    unitCents,
    attributes,
  }: Pick<CartView['lines'][number], 'quantity' | 'unitCents' | 'attributes'>,
  texts: CheckoutTexts,
): string =>
  [
    ...Object.entries(attributes).map(([name, value]) => `${name}: ${value}`),
    texts('piecesOf', { count: quantity, price: formatPrice(unitCents) }),
  ].join(', ')

export const CartLines = ({ cart, texts }: { cart: CartView; texts: CheckoutTexts }) => (
  <OrderLines label={texts('lines')}>
    {cart.lines.map((line) => (
      <OrderLine
        key={line.key}
        title={line.title}
        href={line.url}
        picture={line.picture}
        price={formatPrice(line.subtotalCents)}
        say={sayOf(line, texts)}
      />
    ))}
  </OrderLines>
)

/** @param entries of the products that are still sold */
export const BoughtLines = ({
  order,
  entries,
  texts,
}: {
  order: OrderView
  entries: ReadonlyMap<number, EntryCard>
  texts: CheckoutTexts
}) => (
  <OrderLines label={texts('lines')}>
    {order.lines.map((line) => {
      const entry = entries.get(line.productId)
      return (
        <OrderLine
          key={line.id}
          title={line.title}
          href={entry?.url}
          picture={entry?.picture}
          price={formatPrice(line.subtotalCents)}
          say={sayOf(line, texts)}
        />
      )
    })}
  </OrderLines>
)

const goods = (count: number, texts: CheckoutTexts): string =>
  count === 1 ? texts('goodsOne') : texts('goodsMany', { count })

const couponRows = (coupons: CartView['coupons'], texts: CheckoutTexts): Rows =>
  coupons.map(({ code, cents, freeShipping }) => ({
    id: `coupon-${code}`,
    kind: 'off' as const,
    label: texts('coupon', { code }),
    value: freeShipping && cents === 0 ? texts('freeShipping') : formatPrice(-cents),
  }))

const handed = (label: string, cents: number, texts: CheckoutTexts): Rows[number] => ({
  id: 'shipping',
  label,
  value: cents === 0 ? texts('free') : formatPrice(cents),
})

const totalRow = (cents: number, texts: CheckoutTexts): Rows[number] => ({
  id: 'total',
  kind: 'total',
  label: texts('total'),
  value: formatPrice(cents),
})

/** Returns the sums of a cart, for the chosen delivery. */
export function cartRows(
  { coupons, count, totals, destination }: CartView,
  isCollected: boolean,
  texts: CheckoutTexts,
): Rows {
  const country = countryName(destination.country)
  const label = isCollected ? texts('collect') : texts('shipping', { country })
  return [
    { id: 'goods', label: goods(count, texts), value: formatPrice(totals.subtotalCents) },
    ...couponRows(coupons, texts),
    ...(destination.needed && totals.shippingCents !== undefined
      ? [handed(label, totals.shippingCents, texts)]
      : []),
    totalRow(totals.totalCents, texts),
    ...totals.vat.map(({ percent, cents }) => ({
      id: `vat-${percent}`,
      kind: 'part' as const,
      label: texts('vat', { percent }),
      value: formatPrice(cents),
    })),
  ]
}

/** Returns the sums of an order. */
export const orderRows = (order: OrderView, texts: CheckoutTexts): Rows => [
  { id: 'goods', label: goods(order.pieces, texts), value: formatPrice(order.subtotalCents) },
  ...couponRows(order.coupons, texts),
  ...(order.shippingCents === undefined
    ? []
    : [handed(order.shippingLabel ?? texts('collect'), order.shippingCents, texts)]),
  totalRow(order.totalCents, texts),
  ...(order.payable && order.dueCents < order.totalCents
    ? [{ id: 'due', label: texts('due'), value: formatPrice(order.dueCents) }]
    : []),
  ...order.vat.filter(({ percent }) => percent > 0 && !order.withoutVat).map((vat) => vatRow(vat, texts)),
]

const vatRow = ({ percent, cents, vatCents }: VatAmount, texts: CheckoutTexts): Rows[number] => ({
  id: `vat-${percent}`,
  kind: 'part',
  label: texts('vatOver', { percent, over: formatPrice(cents - vatCents) }),
  value: formatPrice(vatCents),
})

/** The lines and sums of a cart or an order. */
export const OrderSummary = ({
  title,
  aside,
  lines,
  rows,
  withoutVat,
  texts,
  children,
}: {
  title: string
  aside?: ReactNode
  lines: ReactNode
  rows: Rows
  withoutVat: boolean
  texts: CheckoutTexts
  children?: ReactNode
}) => (
  <section className="part">
    <div className="part-t">
      <h2>{title}</h2>
      {aside ? <span className="small">{aside}</span> : null}
    </div>
    {lines}
    <Sum rows={rows} />
    {withoutVat ? <p className="after">{texts('withoutVat')}</p> : null}
    {children}
  </section>
)
