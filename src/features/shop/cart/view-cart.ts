import { inArray } from 'drizzle-orm'
import { usedUpBy } from '../coupons/rules.ts'
import type { Shelf } from '../products/shelf.ts'
import { coupons } from '../schema.ts'
import type { ShippingRate } from '../totals/totals.ts'
import type { CartView } from '../views.ts'
import type { CartParts } from './parts.ts'
import { reckon, toCartView } from './reckon.ts'
import type { CartContents } from './stored-cart.ts'

export const emptyCart: CartView = {
  lines: [],
  count: 0,
  coupons: [],
  totals: { subtotalCents: 0, discountCents: 0, vat: [], totalCents: 0 },
  destination: { country: 'NL', needed: false },
  changes: [],
  hash: '',
}

/**
 * Returns a cart at current prices and stock; `changes` lists the differences from what the visitor last saw. Never
 * call it in a transaction: it uses other connections, and a pool full of transactions that all wait for another
 * connection is deadlocked.
 * @param email the customer's address, when it is known: coupons that they used up do not count
 */
export async function viewCart(parts: CartParts, cart: CartContents, email?: string): Promise<CartView> {
  const { db, shelf } = parts
  const { country, coupons: codes } = cart.row
  const lines = cart.lines.filter(({ removed }) => !removed)
  if (lines.length === 0 && codes.length === 0) return emptyCart
  const [sold, rate, known, { vat }] = await Promise.all([
    shelf.products(lines.map(({ productId }) => productId)),
    shippingTo(shelf, country),
    codes.length === 0 ? [] : db.select().from(coupons).where(inArray(coupons.code, codes)),
    parts.settings(),
  ])
  const usedUp = email === undefined ? undefined : await usedUpBy(db, known, email)
  const goods = { sold, coupons: known, rate, withoutVat: vat.smallBusiness, usedUp }
  return toCartView(reckon(lines, codes, goods, parts.clock()), country, rate)
}

/** Returns the rate of the first zone that lists the country, else of the first zone that lists none. */
export async function shippingTo(shelf: Shelf, country: string): Promise<ShippingRate | undefined> {
  const zones = await shelf.zones()
  const zone =
    zones.find(({ countries }) => countries.includes(country)) ??
    zones.find(({ countries }) => countries.length === 0)
  if (!zone) return undefined
  const { label, cents, classRates, freeFromCents } = zone
  return { label, cents, classRates, freeFromCents: freeFromCents ?? undefined }
}
