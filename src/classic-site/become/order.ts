import type { Address, OldOrder, OrderStatus } from '../../features/shop/index.ts'
import { foldMailAddress } from '../../kernel/mail-address.ts'
import type { ClassicOrder, ClassicOrderLine } from '../classic-site.ts'
import { type BoughtFile, downloadsOf } from './downloads.ts'
import { idOf, mapOf, metaOf, plainLine, textOf } from './meta.ts'
import { centsOf } from './money.ts'
import { readPhp } from './read-php.ts'

const statuses: Readonly<Record<string, OrderStatus>> = {
  pending: 'pending',
  'on-hold': 'on-hold',
  processing: 'processing',
  completed: 'completed',
  cancelled: 'cancelled',
  refunded: 'refunded',
  failed: 'failed',
}

/** The status of an order, without what the classic shop put before it; undefined for one of a plug-in. */
export const statusOf = (status: string): OrderStatus | undefined => statuses[status.replace(/^wc-/, '')]

/**
 * An order with its amounts as they were. `product` gives new numbers; `bought` the files that the buyer may download of
 * these old products and variations.
 */
export function becomeOrder(
  order: ClassicOrder,
  refunds: readonly ClassicOrder[],
  product: (id: number) => number | undefined,
  bought: (products: readonly number[]) => readonly BoughtFile[] = () => [],
): { order: Omit<OldOrder, 'id' | 'notes'>; oldNumbers: string[]; isOff: boolean } {
  const of = (type: string) => order.lines.filter((line) => line.type === type)
  const fees = of('fee')
  const placedAt = order.createdAt ?? order.paidAt ?? new Date(0)
  const from = order.paidAt ?? placedAt
  const lines = [
    ...of('line_item').map((line) => {
      const made = lineOf(line, product)
      const products = ['_variation_id', '_product_id'].flatMap((key) => idOf(metaOf(line.meta, key)) ?? [])
      return { ...made, row: { ...made.row, ...downloadsOf(bought(products), made.row.quantity, from) } }
    }),
    ...fees.filter((fee) => amount(fee, '_line_total') > 0).map((fee) => lineOf(fee, () => undefined)),
  ]
  const shippings = of('shipping').map((line) => {
    const net = centsOf(metaOf(line.meta, 'cost')) ?? 0
    const taxes = taxOf(metaOf(line.meta, 'taxes')) || (centsOf(metaOf(line.meta, 'total_tax')) ?? 0)
    return { net, vat: taxes, label: plainLine(line.name) }
  })
  const totalCents = Math.max(0, centsOf(order.total) ?? 0)
  const shipping = Math.min(
    totalCents,
    shippings.reduce((sum, { net, vat }) => sum + net + vat, 0),
  )
  const shippingVat = byPercent(
    shippings.map(({ net, vat }) => ({ percent: percentOf(net, vat), cents: net + vat, vatCents: vat })),
  )
  const goods = lines.reduce((sum, { subtotal }) => sum + subtotal, 0)
  const paid = lines.reduce((sum, { row }) => sum + row.totalCents, 0)
  const less = fees.reduce((sum, fee) => sum + Math.min(0, amount(fee, '_line_total')), 0)
  const discountCents = Math.max(0, goods + shipping - totalCents)
  const status = statusOf(order.status) ?? 'on-hold'
  const wasPaid = order.paidAt !== undefined || ['processing', 'completed', 'refunded'].includes(status)
  const meta = (key: string) => metaOf(order.meta, key)
  const billing = addressOf(order.billing)
  const shippingAddress = Object.values(order.shipping).some((value) => value.trim() !== '')
    ? addressOf(order.shipping)
    : undefined
  const key = meta('_order_key') ?? meta('order_key')
  const difference = paid + shipping + less - totalCents
  return {
    // One cent a line may be rounded.
    isOff: Math.abs(difference) > lines.length + 1 || (order.currency ?? 'EUR') !== 'EUR',
    oldNumbers: [
      order.number && order.number !== String(order.id) ? `nummer ${order.number}` : '',
      meta('_wcpdf_invoice_number') ? `factuur ${meta('_wcpdf_invoice_number')}` : '',
      meta('_wcpdf_formatted_invoice_number') ? `factuur ${meta('_wcpdf_formatted_invoice_number')}` : '',
      (order.currency ?? 'EUR') !== 'EUR' ? `bedragen in ${order.currency}` : '',
      meta('_mollie_payment_mode') === 'test' ? 'een proefbestelling (Mollie test)' : '',
    ].filter((one) => one !== ''),
    order: {
      ...(key && /^wc_order_\w+$/.test(key) && { key }),
      status,
      email: foldMailAddress(order.billing.email ?? ''),
      billing,
      ...(shippingAddress && { shipping: shippingAddress }),
      paymentMethod: methodOf(meta('_payment_method') ?? meta('payment_method') ?? ''),
      subtotalCents: totalCents + discountCents - shipping,
      discountCents,
      ...(shippings.length > 0 && { shippingCents: shipping, shippingLabel: shippings[0]?.label ?? '' }),
      shippingVat,
      vat: byPercent([
        ...lines.map(({ row: { vatPercent, totalCents, vatCents } }) => ({
          percent: vatPercent,
          cents: totalCents,
          vatCents,
        })),
        ...shippingVat,
      ]),
      totalCents,
      coupons: of('coupon').map((line) => ({
        code: plainLine(line.name).toUpperCase(),
        cents: centsOf(metaOf(line.meta, 'discount_amount')) ?? 0,
      })),
      note: plainLine(meta('_customer_note') ?? meta('customer_note') ?? '').slice(0, 2_000),
      placedAt,
      ...(order.paidAt && { paidAt: order.paidAt }),
      ...(wasPaid && !order.paidAt && { paidAt: placedAt }),
      ...(status === 'completed' && {
        completedAt: momentIn(meta('_date_completed') ?? meta('_completed_date')) ?? order.paidAt ?? placedAt,
      }),
      paidCents: wasPaid ? totalCents : 0,
      lines: lines.map(({ row }) => row),
      refunds: refunds.map((refund) => ({
        cents: Math.abs(centsOf(metaOf(refund.meta, '_refund_amount')) ?? centsOf(refund.total) ?? 0),
        reason: plainLine(metaOf(refund.meta, '_refund_reason') ?? '').slice(0, 500),
        at: refund.createdAt ?? placedAt,
      })),
    },
  }
}

const subscriptionStatuses: Readonly<Record<string, string>> = {
  active: 'actief',
  'on-hold': 'onderbroken',
  'pending-cancel': 'opgezegd',
  cancelled: 'beëindigd',
  expired: 'afgelopen',
  pending: 'niet begonnen',
}
const periods: Readonly<Record<string, string>> = { day: 'dag', week: 'week', month: 'maand', year: 'jaar' }

/** What a subscription was, for whoever goes on with it by hand: there is nothing for it here. */
export function subscriptionText({ status, total, meta }: ClassicOrder): string {
  const of = (key: string) => metaOf(meta, key)?.trim() ?? ''
  const state = status.replace(/^wc-/, '')
  const period = periods[of('_billing_period')]
  const times = Number(of('_billing_interval')) || 1
  const next = of('_schedule_next_payment').slice(0, 10)
  return [
    subscriptionStatuses[state] ?? state,
    period && `elke ${times > 1 ? `${times} × ` : ''}${period}${total ? ` ${total}` : ''}`,
    /^\d{4}-\d\d-\d\d$/.test(next) && `volgende betaling ${next}`,
    'machtigingen staan bij de betaaldienst',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Seconds since 1970, or `2021-05-09 08:00:00`. */
function momentIn(text: string | undefined): Date | undefined {
  const given = text?.trim() ?? ''
  const at = /^\d{1,11}$/.test(given) ? Number(given) * 1_000 : Date.parse(`${given.replace(' ', 'T')}Z`)
  return at > 0 ? new Date(at) : undefined
}

const amount = ({ meta }: ClassicOrderLine, key: string): number => centsOf(metaOf(meta, key)) ?? 0

function lineOf(line: ClassicOrderLine, product: (id: number) => number | undefined) {
  const net = amount(line, '_line_total')
  const vatCents = amount(line, '_line_tax')
  const subtotal = amount(line, '_line_subtotal') + amount(line, '_line_subtotal_tax') || net + vatCents
  const quantity = Math.max(1, Math.round(Math.abs(Number(metaOf(line.meta, '_qty') ?? 1)) || 1))
  const old = idOf(metaOf(line.meta, '_product_id'))
  return {
    subtotal,
    row: {
      productId: (old === undefined ? undefined : product(old)) ?? 0,
      title: plainLine(line.name) || 'Artikel',
      sku: '',
      attributes: Object.fromEntries(
        line.meta.flatMap(([key, value]) =>
          key.startsWith('_') || /^[aO]:\d+:/.test(value)
            ? []
            : [[plainLine(key.replace(/^pa_/, '')).slice(0, 100), plainLine(value).slice(0, 200)]],
        ),
      ),
      quantity,
      unitCents: Math.round(subtotal / quantity),
      totalCents: Math.max(0, net + vatCents),
      vatPercent: percentOf(net, vatCents),
      vatCents,
    },
  }
}

function taxOf(taxes: string | undefined): number {
  const read = mapOf(readPhp(taxes))
  return Object.values(mapOf(read.total ?? read)).reduce<number>(
    (sum, one) => sum + (centsOf(textOf(one)) ?? 0),
    0,
  )
}

/** A rate that there is, or was. */
const percentOf = (net: number, vat: number): number => {
  if (net <= 0 || vat <= 0) return 0
  const exact = (vat / net) * 100
  return [21, 19, 9, 6].find((rate) => Math.abs(rate - exact) < 1.5) ?? Math.round(exact)
}

function byPercent(amounts: readonly { percent: number; cents: number; vatCents: number }[]) {
  const sums = new Map<number, { percent: number; cents: number; vatCents: number }>()
  for (const { percent, cents, vatCents } of amounts) {
    const known = sums.get(percent) ?? { percent, cents: 0, vatCents: 0 }
    sums.set(percent, { percent, cents: known.cents + cents, vatCents: known.vatCents + vatCents })
  }
  return [...sums.values()].sort((one, other) => other.percent - one.percent)
}

/** Payments of providers are history: nobody asks them about these. */
const methodOf = (method: string): string =>
  /^(bacs|cod)$/.test(method) ? method : method.replace(/^mollie_wc_gateway_/, 'mollie_') || 'none'

/** The first number behind a name, with what little follows it: `Dorpsstraat 12 a`, `Laan 1940-1945 7`. */
function splitLine(line: string): { street: string; houseNumber: string; suffix: string } {
  for (const { 0: houseNumber, index } of line.matchAll(/\d+/g)) {
    const suffix = line.slice(index + houseNumber.length).trim()
    if (index > 0 && suffix.length <= 20) return { street: line.slice(0, index).trim(), houseNumber, suffix }
  }
  return { street: line, houseNumber: '', suffix: '' }
}

/** The keys of either storage: `first_name` or `billing_first_name`. */
function addressOf(given: Readonly<Record<string, string>>): Address {
  const of = (key: string) =>
    plainLine(given[key] ?? given[`billing_${key}`] ?? given[`shipping_${key}`] ?? '').slice(0, 200)
  const line = of('address_1')
  const { street, houseNumber, suffix } = splitLine(line)
  const optional = {
    company: of('company'),
    extra: of('address_2'),
    province: of('state'),
    phone: of('phone'),
  }
  return {
    firstName: of('first_name'),
    lastName: of('last_name'),
    street,
    houseNumber,
    ...(suffix && { houseNumberSuffix: suffix }),
    postcode: of('postcode'),
    city: of('city'),
    country: (of('country') || 'NL').slice(0, 2).toUpperCase(),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
  }
}
