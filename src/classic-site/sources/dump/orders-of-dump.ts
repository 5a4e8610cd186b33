import type { ClassicItem, ClassicMeta, ClassicOrder, ClassicOrderLine } from '../../classic-site.ts'
import type { Say } from '../findings.ts'
import { isOrderType, orderNumber } from '../wordpress/order-of-post.ts'
import { amountOf, cleanText, keyOf } from '../wordpress/texts.ts'
import { momentOf } from '../wordpress/times.ts'
import type { StoredRow } from './dump-store.ts'
import type { DumpSite } from './site-of-dump.ts'

/** Finds the lines of an order, which both storages keep in the same tables. */
export function lineFinder(site: DumpSite): (order: number) => ClassicOrderLine[] {
  const find = site.finder('woocommerce_order_items', 'order_id')
  const metaOf = site.metaFinder('woocommerce_order_itemmeta', 'order_item_id')
  return (order) =>
    find(order).map((row) => ({
      id: row.number('order_item_id'),
      type: keyOf(row.text('order_item_type')),
      name: cleanText(row.text('order_item_name')),
      meta: metaOf(row.number('order_item_id')),
    }))
}

/** Orders of WooCommerce's own tables, in the order of their ids. */
export function* ordersOfDump(
  site: DumpSite,
  linesOf: (order: number) => ClassicOrderLine[],
  say: Say,
): Generator<ClassicItem> {
  const addresses = site.finder('wc_order_addresses', 'order_id')
  const operations = site.finder('wc_order_operational_data', 'order_id')
  const metaOf = site.metaFinder('wc_orders_meta', 'order_id')
  for (const row of site.rows('wc_orders')) {
    const type = keyOf(row.text('type'))
    const status = keyOf(row.text('status'))
    if (!isOrderType(type) || status === 'auto-draft' || status === 'wc-checkout-draft') {
      say({ kind: 'left', reason: isOrderType(type) ? 'checkout-draft' : 'unknown-order-type', about: type })
      continue
    }
    const id = row.number('id')
    const [operation] = operations(id)
    const meta = [...metaOf(id), ...metaOfColumns(row, operation)]
    const order: ClassicOrder = {
      id,
      number: orderNumber(meta),
      status,
      parent: row.number('parent_order_id') || undefined,
      type,
      currency: row.text('currency') || undefined,
      createdAt: momentOf(row.text('date_created_gmt')),
      paidAt: momentOf(operation?.text('date_paid_gmt')),
      customerId: row.number('customer_id') || undefined,
      billing: {},
      shipping: {},
      total: amountOf(row.text('total_amount')) || undefined,
      meta,
      lines: linesOf(id),
    }
    for (const address of addresses(id))
      order[address.text('address_type') === 'shipping' ? 'shipping' : 'billing'] = partsOf(address)
    const email = row.text('billing_email')
    if (email !== '') order.billing.email ??= email
    yield { sort: 'order', ...order }
  }
}

const addressParts = [
  ...['first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode'],
  ...['country', 'email', 'phone'],
]

function partsOf(row: StoredRow): Record<string, string> {
  const parts: Record<string, string> = {}
  for (const part of addressParts) {
    const value = cleanText(row.text(part))
    if (value !== '') parts[part] = value
  }
  return parts
}

/** Columns under the keys that they have where orders are posts, so that either storage reads the same. */
function metaOfColumns(order: StoredRow, operation: StoredRow | undefined): ClassicMeta {
  const isIncluded = operation?.textOrNull('prices_include_tax')
  const meta: ClassicMeta = [
    ['_payment_method', order.text('payment_method')],
    ['_payment_method_title', order.text('payment_method_title')],
    ['_transaction_id', order.text('transaction_id')],
    ['_order_tax', amountOf(order.text('tax_amount'))],
    ['_order_key', operation?.text('order_key') ?? ''],
    ['_order_shipping', amountOf(operation?.text('shipping_total_amount') ?? '')],
    ['_order_shipping_tax', amountOf(operation?.text('shipping_tax_amount') ?? '')],
    ['_cart_discount', amountOf(operation?.text('discount_total_amount') ?? '')],
    ['_cart_discount_tax', amountOf(operation?.text('discount_tax_amount') ?? '')],
    ['_prices_include_tax', isIncluded ? (isIncluded === '1' ? 'yes' : 'no') : ''],
    ['_date_completed', secondsOf(operation?.text('date_completed_gmt'))],
    ['_customer_note', cleanText(order.text('customer_note'))],
  ]
  return meta.filter(([, value]) => value !== '')
}

const secondsOf = (raw: string | undefined): string => {
  const moment = momentOf(raw)
  return moment ? String(moment.getTime() / 1000) : ''
}
