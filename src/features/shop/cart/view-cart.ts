import { inArray } from 'drizzle-orm'
import type { EntryCard } from '../../content/index.ts'
import type { Parts } from '../parts.ts'
import { type PastPrice, priceAt } from '../products/price.ts'
import type { StoredProduct, VariantRow } from '../products/rows.ts'
import type { Shelf, SoldProduct } from '../products/shelf.ts'
import { heldBy, mostOf, stockOf } from '../products/stock.ts'
import { coupons as couponTable } from '../schema.ts'
import { calculate, type PricedLine, type ShippingRate } from '../totals/totals.ts'
import { type CartChange, type CartLine, type CartView, vatRates } from '../views.ts'
import { type CouponRow, couponProblem } from './coupons.ts'
import type { CartContents } from './stored-cart.ts'
import { cartHash } from './token.ts'

export const emptyCart: CartView = {
  lines: [],
  count: 0,
  coupons: [],
  totals: { subtotalCents: 0, discountCents: 0, vat: [], totalCents: 0 },
  destination: { country: 'NL', needed: false },
  changes: [],
  hash: '',
}

interface Item {
  line: CartLine
  priced: PricedLine
}

/**
 * What a cart holds and costs at this moment; what is no longer as the visitor saw it stands in `changes`. Never
 * called within a transaction: it asks other connections, and a pool of transactions that wait for each other's
 * connections would wait for ever.
 */
export async function viewCart(parts: Parts, cart: CartContents): Promise<CartView> {
  const { db, shelf } = parts
  const lines = cart.lines.filter(({ removed }) => !removed)
  if (lines.length === 0 && cart.row.coupons.length === 0) return emptyCart
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const [sold, rate, known] = await Promise.all([
    shelf.products(ids),
    shippingTo(shelf, cart.row.country),
    cart.row.coupons.length === 0
      ? []
      : db.select().from(couponTable).where(inArray(couponTable.code, cart.row.coupons)),
  ])
  const now = parts.clock()
  const changes: CartChange[] = []
  const items = toItems(lines, sold, now, changes)
  const valid = validCoupons(cart.row.coupons, known, items, now, changes)
  const priced = calculate(
    items.map((item) => item.priced),
    valid,
    rate,
  )
  const shown = items.map((item) => item.line)
  return {
    lines: shown,
    count: shown.reduce((sum, line) => sum + line.quantity, 0),
    coupons: priced.coupons,
    totals: priced.totals,
    destination: {
      country: cart.row.country,
      needed: items.some((item) => item.priced.shipped),
      freeFromCents: rate?.freeFromCents,
    },
    changes,
    hash: cartHash(
      shown.map(({ key, quantity, unitCents }) => [key, quantity, unitCents]),
      priced.totals,
    ),
  }
}

type Line = CartContents['lines'][number]

function toItems(
  lines: readonly Line[],
  onShelf: ReadonlyMap<number, SoldProduct>,
  now: Date,
  changes: CartChange[],
): Item[] {
  /** Pieces left of every stock that more than one line may draw on (abuse 2). */
  const left = new Map<object, number>()
  return lines.flatMap((row): Item[] => {
    const { entry, product } = onShelf.get(row.productId) ?? {}
    const variant = product?.variants.find(({ id }) => id === row.variantId)
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
    return [toItem(row, entry, product, variant, quantity, most, unitCents)]
  })
}

export function unitPrice(product: StoredProduct, variant: VariantRow | undefined, now: Date): number {
  const history: readonly PastPrice[] = product.history(variant?.id ?? null)
  return priceAt(variant ?? product.row, history, now).cents
}

function toItem(
  row: Line,
  entry: EntryCard,
  { row: product }: StoredProduct,
  variant: VariantRow | undefined,
  quantity: number,
  maxQuantity: number,
  unitCents: number,
): Item {
  const vatPercent = vatRates[product.vatClass]
  return {
    line: {
      key: row.key,
      productId: row.productId,
      variantId: variant?.id,
      title: entry.title,
      url: entry.url,
      sku: variant?.sku ?? product.sku,
      attributes: variant ? inOrder(variant.attributes, product.attributes) : {},
      picture: entry.picture,
      quantity,
      maxQuantity,
      unitCents,
      subtotalCents: unitCents * quantity,
      vatPercent,
    },
    priced: { productId: row.productId, quantity, unitCents, vatPercent, shipped: !product.virtual },
  }
}

/** As the product's own form has them: the database keeps no order. */
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
  items: readonly Item[],
  now: Date,
  changes: CartChange[],
) {
  const priced = items.map((item) => item.priced)
  return codes.flatMap((code) => {
    const coupon = known.find((row) => row.code === code)
    const problem = couponProblem(coupon, priced, now)
    if (coupon && !problem)
      return [{ code, kind: coupon.kind, amount: coupon.amount, productIds: coupon.productIds ?? undefined }]
    changes.push({ kind: 'coupon', code, reason: problem ?? 'unknown' })
    return []
  })
}

/** The rate of the first zone that names the country, else of the first that names none. */
async function shippingTo(shelf: Shelf, country: string): Promise<ShippingRate | undefined> {
  const zones = await shelf.zones()
  const zone =
    zones.find(({ countries }) => countries.includes(country)) ??
    zones.find(({ countries }) => countries.length === 0)
  return zone && { label: zone.label, cents: zone.cents, freeFromCents: zone.freeFromCents ?? undefined }
}
