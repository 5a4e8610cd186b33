import type { EntryCard } from '../../content/index.ts'
import { type CouponRow, couponProblem } from '../coupons/rules.ts'
import { priceAt } from '../products/price.ts'
import type { StoredProduct, VariantRow } from '../products/rows.ts'
import type { SoldProduct } from '../products/shelf.ts'
import { soldVariants } from '../products/sold.ts'
import { heldBy, mostOf, stockOf } from '../products/stock.ts'
import { type Calculation, calculate, type PricedLine, type ShippingRate } from '../totals/totals.ts'
import { type CartChange, type CartLine, type CartView, vatRates } from '../views.ts'
import type { CartContents } from './stored-cart.ts'
import { cartHash } from './token.ts'

type Line = CartContents['lines'][number]

/** A line that can be bought: its view and the data behind it. */
export interface ReckonedLine {
  line: CartLine
  priced: PricedLine
  product: StoredProduct
  variant?: VariantRow
}

export interface Reckoned {
  lines: readonly ReckonedLine[]
  calculation: Calculation
  /** Differences from what the visitor last saw. */
  changes: readonly CartChange[]
}

/** The input of a calculation: rows cached in memory for a cart, rows of the transaction for an order. */
export interface Goods {
  sold: ReadonlyMap<number, SoldProduct>
  coupons: readonly CouponRow[]
  /** Shipping rate; undefined: no delivery is possible, and none is charged. */
  rate: ShippingRate | undefined
  /** Under the rule for small businesses: no VAT. */
  withoutVat: boolean
  /** Codes whose limit this customer has reached, when the customer is known. */
  usedUp?: ReadonlySet<string>
}

/** Calculates lines with coupons at a moment. Reads no database. */
export function reckon(
  lines: readonly Line[],
  codes: readonly string[],
  { sold, coupons, rate, withoutVat, usedUp }: Goods,
  now: Date,
): Reckoned {
  const changes: CartChange[] = []
  const items = toItems(lines, sold, withoutVat, now, changes)
  const valid = validCoupons(codes, coupons, usedUp, items, now, changes)
  const priced = items.map((item) => item.priced)
  return { lines: items, calculation: calculate(priced, valid, rate), changes }
}

/** Returns the visitor's view of a calculated cart. */
export function toCartView(
  { lines, calculation, changes }: Reckoned,
  country: string,
  rate?: ShippingRate,
): CartView {
  const shown = lines.map(({ line }) => line)
  return {
    lines: shown,
    count: shown.reduce((sum, line) => sum + line.quantity, 0),
    coupons: calculation.coupons,
    totals: calculation.totals,
    destination: {
      country,
      needed: lines.some(({ priced }) => priced.shipped),
      freeFromCents: rate?.freeFromCents,
    },
    changes,
    hash: cartHash(
      shown.map(({ key, quantity, unitCents }) => [key, quantity, unitCents]),
      calculation.totals,
    ),
  }
}

function toItems(
  lines: readonly Line[],
  onShelf: ReadonlyMap<number, SoldProduct>,
  withoutVat: boolean,
  now: Date,
  changes: CartChange[],
): ReckonedLine[] {
  /** Pieces left of each stock, which several lines may share (abuse 2). */
  const left = new Map<object, number>()
  return lines.flatMap((row): ReckonedLine[] => {
    const { entry, product } = onShelf.get(row.productId) ?? {}
    const variant = product && soldVariants(product).find(({ id }) => id === row.variantId)
    const sold = entry && product && (row.variantId === null) === (product.variants.length === 0)
    if (!sold || (row.variantId !== null && !variant)) {
      changes.push({ kind: 'removed', title: entry?.title ?? '' })
      return []
    }
    const holder = heldBy(variant, product.row)
    const { available } = stockOf(holder, product.row.backorders)
    const most = mostOf(left.get(holder) ?? available, product.row.soldIndividually)
    const quantity = Math.min(row.quantity, most)
    if (quantity < row.quantity) {
      changes.push(
        quantity === 0
          ? { kind: 'removed', title: entry.title }
          : { kind: 'quantity', title: entry.title, from: row.quantity, to: quantity },
      )
    }
    if (quantity === 0) return []
    if (available !== undefined) left.set(holder, (left.get(holder) ?? available) - quantity)
    const unitCents = unitPrice(product, variant, now)
    if (unitCents !== row.seenCents)
      changes.push({ kind: 'price', title: entry.title, fromCents: row.seenCents, toCents: unitCents })
    const vatPercent = withoutVat ? 0 : vatRates[product.row.vatClass]
    return [toItem({ ...row, quantity }, entry, product, variant, { most, unitCents, vatPercent })]
  })
}

export function unitPrice(product: StoredProduct, variant: VariantRow | undefined, now: Date): number {
  return priceAt(variant ?? product.row, product.history(variant?.id ?? null), now).cents
}

function toItem(
  { key, productId, quantity }: Line,
  entry: EntryCard,
  product: StoredProduct,
  variant: VariantRow | undefined,
  { most, unitCents, vatPercent }: { most: number; unitCents: number; vatPercent: number },
): ReckonedLine {
  const { row } = product
  return {
    line: {
      key,
      productId,
      title: entry.title,
      url: entry.url,
      picture: entry.picture,
      variantId: variant?.id,
      sku: variant?.sku ?? row.sku,
      attributes: variant ? inOrder(variant.attributes, row.attributes) : {},
      quantity,
      maxQuantity: most,
      unitCents,
      vatPercent,
      subtotalCents: unitCents * quantity,
    },
    priced: {
      productId,
      quantity,
      unitCents,
      vatPercent,
      shipped: !row.virtual,
      shippingClass: row.shippingClass ?? undefined,
    },
    product,
    variant,
  }
}

/** Sorts the chosen attributes as the product lists them: jsonb does not keep their order. */
function inOrder(
  chosen: Readonly<Record<string, string>>,
  attributes: readonly { name: string }[],
): Readonly<Record<string, string>> {
  const names = attributes.map(({ name }) => name)
  return Object.fromEntries(
    Object.entries(chosen).sort(([one], [other]) => names.indexOf(one) - names.indexOf(other)),
  )
}

function validCoupons(
  codes: readonly string[],
  known: readonly CouponRow[],
  usedUp: ReadonlySet<string> | undefined,
  items: readonly ReckonedLine[],
  now: Date,
  changes: CartChange[],
) {
  const priced = items.map((item) => item.priced)
  return codes.flatMap((code) => {
    const coupon = known.find((row) => row.code === code)
    const problem = usedUp?.has(code) ? 'used-up' : couponProblem(coupon, priced, now)
    if (coupon && !problem)
      return [{ code, kind: coupon.kind, amount: coupon.amount, productIds: coupon.productIds ?? undefined }]
    changes.push({ kind: 'coupon', code, reason: problem ?? 'unknown' })
    return []
  })
}
