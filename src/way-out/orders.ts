import { invoiceNumber, orderNumber } from '../features/shop/index.ts'
import type { Row } from './snapshot.ts'
import { inEuros, list, money, number, numberOrNone, rowIn, rowsIn, text } from './values.ts'
import type { Way } from './way.ts'
import { type Cell, csvFile } from './write-files.ts'

const addressParts = [
  ...[
    'firstName',
    'lastName',
    'company',
    'street',
    'houseNumber',
    'houseNumberSuffix',
    'extra',
    'postcode',
    'city',
  ],
  ...['province', 'country', 'phone'],
]
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const addressHead = (kind: string) => addressParts.map((part) => `${kind}_${snake(part)}`)

/** Of the order, the same on each of its lines; then of the line. */
const head = [
  ...['order_id', 'order_number', 'status', 'placed_at', 'paid_at', 'completed_at', 'email', 'user_id'],
  ...addressHead('billing'),
  ...addressHead('shipping'),
  ...[
    'delivery',
    'track_and_trace',
    'payment_method',
    'note',
    'coupons',
    'subtotal',
    'discount',
    'shipping_label',
  ],
  ...['shipping_total', 'taxes', 'tax_total', 'total', 'paid', 'refunded', 'charged_back', 'returned'],
  ...['refunds', 'invoices', 'staff_notes'],
  ...[
    'line',
    'line_id',
    'product_id',
    'variant_id',
    'sku',
    'title',
    'attributes',
    'quantity',
    'unit_price',
    'line_total',
  ],
  ...['line_tax_percent', 'line_tax', 'returned_quantity', 'line_returned', 'file_ids'],
]

const ordersQuery = `
  select o.id, o.status, o.placed_at, o.paid_at, o.completed_at, o.email, o.user_id, o.billing, o.shipping, o.delivery,
    o.track_and_trace, o.payment_method, o.note, o.coupons, o.subtotal_cents, o.discount_cents, o.shipping_label,
    o.shipping_cents, o.vat, o.total_cents, o.paid_cents, o.refunded_cents, o.charged_back_cents, o.returned_cents,
    (select json_agg(json_build_object('at', r.created_at, 'cents', r.amount_cents, 'kind', r.kind, 'status', r.status,
      'reason', r.reason) order by r.id) from shop_refunds r where r.order_id = o.id) as refunds,
    (select json_agg(json_build_object('kind', i.kind, 'year', i.year, 'sequence', i.sequence) order by i.id)
      from shop_invoices i where i.order_id = o.id) as invoices,
    (select json_agg(n.text order by n.id) from shop_order_events n where n.order_id = o.id and n.kind = 'note') as notes,
    (select json_agg(json_build_object('id', l.id, 'product_id', l.product_id, 'variant_id', l.variant_id, 'sku', l.sku,
      'title', l.title, 'attributes', l.attributes, 'quantity', l.quantity, 'unit_cents', l.unit_cents,
      'total_cents', l.total_cents, 'vat_percent', l.vat_percent, 'vat_cents', l.vat_cents,
      'returned_quantity', l.returned_quantity, 'returned_cents', l.returned_cents, 'file_ids', l.file_ids)
      order by l.position, l.id) from shop_order_lines l where l.order_id = o.id) as lines
  from shop_orders o order by o.id`

/** Writes all orders, one line for each of their lines. Returns how many orders there are. */
export async function writeOrders(way: Way): Promise<number> {
  const table = await csvFile(way.folder, 'orders.csv', head)
  let count = 0
  for await (const row of way.snapshot.rows(ordersQuery)) {
    way.tick()
    const order = orderCells(row)
    const lines = rowsIn(row, 'lines')
    for (const [at, line] of lines.entries()) await table.add([...order, ...lineCells(at + 1, line)])
    // An order of which nothing is left is still an order.
    if (lines.length === 0) await table.add([...order, ...Array<Cell>(15).fill('')])
    count += 1
  }
  await table.end()
  return count
}

function orderCells(row: Row): Cell[] {
  const taxes = rowsIn(row, 'vat')
  const id = number(row, 'id')
  return [
    ...[id, orderNumber({ id, placedAt: new Date(text(row, 'placed_at')) }), text(row, 'status')],
    ...['placed_at', 'paid_at', 'completed_at', 'email', 'user_id'].map((column) => text(row, column)),
    ...addressCells(rowIn(row, 'billing')),
    ...addressCells(rowIn(row, 'shipping')),
    ...['delivery', 'track_and_trace', 'payment_method', 'note'].map((column) => text(row, column)),
    rowsIn(row, 'coupons')
      .map((coupon) => `${text(coupon, 'code')}: ${money(coupon, 'cents')}`)
      .join('; '),
    ...[money(row, 'subtotal_cents'), money(row, 'discount_cents'), text(row, 'shipping_label')],
    money(row, 'shipping_cents'),
    taxes.map((tax) => `${text(tax, 'percent')}%: ${money(tax, 'vatCents')}`).join('; '),
    inEuros(taxes.reduce((sum, tax) => sum + number(tax, 'vatCents'), 0)),
    ...['total', 'paid', 'refunded', 'charged_back', 'returned'].map((name) => money(row, `${name}_cents`)),
    rowsIn(row, 'refunds')
      .map((refund) =>
        [
          text(refund, 'at'),
          money(refund, 'cents'),
          text(refund, 'kind'),
          text(refund, 'status'),
          text(refund, 'reason'),
        ]
          .filter(Boolean)
          .join(' '),
      )
      .join('\n'),
    rowsIn(row, 'invoices')
      .map((invoice) =>
        invoiceNumber({
          kind: text(invoice, 'kind') === 'credit' ? 'credit' : 'invoice',
          year: number(invoice, 'year'),
          sequence: number(invoice, 'sequence'),
        }),
      )
      .join(', '),
    list(row, 'notes').join('\n'),
  ]
}

const addressCells = (address: Row | undefined): Cell[] =>
  addressParts.map((part) => (address ? text(address, part) : ''))

const lineCells = (at: number, line: Row): Cell[] => [
  ...[
    at,
    number(line, 'id'),
    number(line, 'product_id'),
    numberOrNone(line, 'variant_id'),
    text(line, 'sku'),
  ],
  text(line, 'title'),
  Object.entries(rowIn(line, 'attributes') ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join('; '),
  ...[
    number(line, 'quantity'),
    money(line, 'unit_cents'),
    money(line, 'total_cents'),
    number(line, 'vat_percent'),
  ],
  ...[money(line, 'vat_cents'), number(line, 'returned_quantity'), money(line, 'returned_cents')],
  list(line, 'file_ids').join(', '),
]
