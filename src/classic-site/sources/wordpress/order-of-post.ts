import type { ClassicMeta, ClassicOrder, ClassicOrderLine, ClassicPost } from '../../classic-site.ts'
import { amountOf } from './texts.ts'
import { momentOf, momentOfSeconds } from './times.ts'

const orderTypes = ['shop_order', 'shop_order_refund', 'shop_subscription'] as const

export const isOrderType = (type: string): type is ClassicOrder['type'] =>
  (orderTypes as readonly string[]).includes(type)

/** An order that WooCommerce kept as a post with meta. */
export function orderOfPost(
  post: ClassicPost & { type: ClassicOrder['type'] },
  lines: ClassicOrderLine[],
): ClassicOrder {
  const billing: Record<string, string> = {}
  const shipping: Record<string, string> = {}
  const known = new Map<string, string>()
  const meta: ClassicMeta = []
  for (const [key, value] of post.meta) {
    const address = /^_(billing|shipping)_([a-z0-9_]{1,40})$/.exec(key)
    if (ofVisit.has(key) || key === '_billing_address_index' || key === '_shipping_address_index') continue
    if (address) {
      if (value !== '') (address[1] === 'billing' ? billing : shipping)[address[2] ?? ''] = value
    } else if (asFields.has(key)) known.set(key, value)
    else meta.push([key, value])
  }
  if (post.excerpt !== '') meta.push(['_customer_note', post.excerpt])
  const refund = known.get('_refund_amount')
  return {
    id: post.id,
    number: orderNumber(post.meta),
    status: post.status ?? '',
    parent: post.parent,
    type: post.type,
    currency: known.get('_order_currency'),
    createdAt: post.createdAt,
    paidAt: momentOfSeconds(known.get('_date_paid')) ?? momentOf(known.get('_paid_date')),
    customerId: Number(known.get('_customer_user') ?? 0) || undefined,
    billing,
    shipping,
    total: amountOf(known.get('_order_total') ?? (refund ? `-${refund}` : '')) || undefined,
    meta,
    lines,
  }
}

/** The number that a plug-in printed on papers. */
export function orderNumber(meta: ClassicMeta): string | undefined {
  const values = new Map(meta)
  return values.get('_order_number_formatted') || values.get('_order_number') || undefined
}

const asFields = new Set([
  '_order_currency',
  '_order_total',
  '_date_paid',
  '_paid_date',
  '_customer_user',
  '_refund_amount',
])

/** What WooCommerce noted of the visitor's machine, and nobody needs any more. */
const ofVisit = new Set(['_customer_ip_address', '_customer_user_agent'])
