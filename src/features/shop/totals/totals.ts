import type { AppliedCoupon, CartTotals, Cents, ClassRate } from '../views.ts'
import { share } from './share.ts'

/** The parts of a line of a cart or an order that its price depends on. */
export interface PricedLine {
  productId: number
  quantity: number
  /** VAT included. */
  unitCents: Cents
  vatPercent: number
  /** Whether it must be shipped. */
  shipped: boolean
  /** The shipping class, as named by staff. */
  shippingClass?: string | undefined
}

/** A coupon that is valid for this cart. */
export interface PricedCoupon {
  code: string
  kind: 'percentage' | 'fixed' | 'free_shipping'
  /** Percent or cents, by `kind`. */
  amount: number
  /** Absent: all products. */
  productIds?: readonly number[]
}

/** The price of shipping to the destination of this cart. */
export interface ShippingRate {
  label: string
  cents: Cents
  classRates?: readonly ClassRate[]
  /** Shipping is free from this amount of goods after discounts. */
  freeFromCents?: Cents
}

export interface Calculation {
  totals: CartTotals
  coupons: readonly AppliedCoupon[]
  /** The amount of each line after discounts and the VAT included in it, in the order of the lines. */
  lineCents: readonly Cents[]
  lineVatCents: readonly Cents[]
  /** VAT per rate, including 0 %: of shipping, and in total. The VAT of lines and shipping adds up to the total. */
  shippingVat: readonly VatAmount[]
  vat: readonly VatAmount[]
}

/** An amount at a VAT rate, VAT included, and the VAT in it. */
export interface VatAmount {
  percent: number
  cents: Cents
  vatCents: Cents
}

/**
 * Calculates the price of a cart. All amounts include VAT; the VAT of a rate is calculated once, over the sum of the
 * amounts at that rate. Discounts are applied in the order of the coupons, each to what the previous one left, and
 * never below zero. Shipping has the VAT rates of the shipped goods, in proportion.
 * Invariants: subtotal − discount + shipping = total; the lines after discounts add up to subtotal − discount.
 */
export function calculate(
  lines: readonly PricedLine[],
  coupons: readonly PricedCoupon[],
  rate: ShippingRate | undefined,
): Calculation {
  const gross = lines.map((line) => line.unitCents * line.quantity)
  const left = [...gross]
  const applied = coupons.map((coupon): AppliedCoupon => {
    const held = left.map((cents, index) => (concerns(coupon, lines[index]) ? cents : 0))
    const off = share(discountOf(coupon, sum(held)), held)
    for (const [index, cents] of off.entries()) left[index] = (left[index] ?? 0) - cents
    return { code: coupon.code, cents: sum(off), freeShipping: coupon.kind === 'free_shipping' }
  })
  const goods = sum(left)
  const shipping = shippingOf(lines, left, applied, rate)
  const shipped = share(
    shipping ?? 0,
    left.map((cents, index) => (lines[index]?.shipped ? cents || 1 : 0)),
  )
  const { lineVatCents, shippingVat, vat } = vatOf(lines, left, shipped)
  return {
    totals: {
      subtotalCents: sum(gross),
      discountCents: sum(gross) - goods,
      shippingCents: shipping,
      shippingLabel: shipping === undefined ? undefined : rate?.label,
      vat: vat
        .filter(({ percent }) => percent > 0)
        .map(({ percent, vatCents }) => ({ percent, cents: vatCents })),
      totalCents: goods + (shipping ?? 0),
    },
    coupons: applied,
    lineCents: left,
    lineVatCents,
    shippingVat,
    vat,
  }
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0)

const concerns = (coupon: PricedCoupon, line: PricedLine | undefined): boolean =>
  line !== undefined && (coupon.productIds?.includes(line.productId) ?? true)

function discountOf({ kind, amount }: PricedCoupon, heldCents: Cents): Cents {
  if (kind === 'free_shipping') return 0
  const off = kind === 'percentage' ? Math.round((heldCents * amount) / 100) : amount
  return Math.min(heldCents, Math.max(0, off))
}

function shippingOf(
  lines: readonly PricedLine[],
  left: readonly Cents[],
  coupons: readonly AppliedCoupon[],
  rate: ShippingRate | undefined,
): Cents | undefined {
  const shipped = lines.filter((line) => line.shipped)
  if (!rate || shipped.length === 0) return undefined
  const free = rate.freeFromCents !== undefined && sum(left) >= rate.freeFromCents
  return free || coupons.some((coupon) => coupon.freeShipping)
    ? 0
    : Math.max(...shipped.map(({ shippingClass }) => classCents(rate, shippingClass)))
}

/** Returns the shipping price of one product. An order is one parcel: its most expensive product decides. */
function classCents({ cents, classRates = [] }: ShippingRate, shippingClass = ''): Cents {
  const wanted = sameClass(shippingClass)
  return classRates.find(({ name }) => sameClass(name) === wanted)?.cents ?? cents
}

const sameClass = (name: string): string => name.trim().toLowerCase()

/** The VAT included in an amount. */
const vatIn = (cents: Cents, percent: number): Cents => Math.round((cents * percent) / (100 + percent))

/** Calculates the VAT of each rate once over its total, then divides it over lines and shipping in proportion. */
function vatOf(lines: readonly PricedLine[], goods: readonly Cents[], shipping: readonly Cents[]) {
  const rates = [...new Set(lines.map(({ vatPercent }) => vatPercent))].sort((a, b) => b - a)
  const lineVatCents = lines.map(() => 0)
  const shippingVat: VatAmount[] = []
  const vat = rates.map((percent) => {
    const held = lines.map(({ vatPercent }, index) => (vatPercent === percent ? (goods[index] ?? 0) : 0))
    const sent = sum(lines.map(({ vatPercent }, at) => (vatPercent === percent ? (shipping[at] ?? 0) : 0)))
    const cents = sum(held) + sent
    const vatCents = vatIn(cents, percent)
    const parts = share(vatCents, [...held, sent])
    for (const index of held.keys()) lineVatCents[index] = (lineVatCents[index] ?? 0) + (parts[index] ?? 0)
    if (sent > 0) shippingVat.push({ percent, cents: sent, vatCents: parts[held.length] ?? 0 })
    return { percent, cents, vatCents }
  })
  return { lineVatCents, shippingVat, vat }
}
