import { and, eq, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { couponProblem, findCoupon, isUsedUpBy, readCode } from '../coupons/rules.ts'
import type { CartToken } from '../inputs.ts'
import { cartLines, carts } from '../schema.ts'
import type { CartView, CouponProblem } from '../views.ts'
import type { CartParts } from './parts.ts'
import { expiry, lockCart, type StoredCart } from './stored-cart.ts'
import { emptyCart, viewCart } from './view-cart.ts'

const stored = async (parts: CartParts, token: CartToken): Promise<StoredCart | undefined> =>
  token === undefined ? undefined : parts.carts.read(token)

/** Returns a visitor's cart. Runs no query without a token. */
export async function showCart(parts: CartParts, token: CartToken): Promise<CartView> {
  const cart = await stored(parts, token)
  return cart ? viewCart(parts, cart) : emptyCart
}

/**
 * Returns the same and stores the changes that it reports. A line whose quantity changed in the meantime is left alone.
 * @param options.unlessEmpty stores nothing when no line is left, so that the next view reports the changes again
 * @param options.email the customer's address, when it is known
 */
export async function settleCart(
  parts: CartParts,
  token: CartToken,
  { unlessEmpty = false, email }: { unlessEmpty?: boolean; email?: string | undefined } = {},
): Promise<CartView> {
  const cart = await stored(parts, token)
  if (!cart) return emptyCart
  const view = await viewCart(parts, cart, email)
  if (view.changes.length === 0 || (unlessEmpty && view.lines.length === 0)) return view
  await parts.db.transaction(async (tx) => {
    for (const { key, quantity } of cart.lines.filter(({ removed }) => !removed)) {
      const line = view.lines.find((shown) => shown.key === key)
      await tx
        .update(cartLines)
        .set(line ? { quantity: line.quantity, seenCents: line.unitCents } : { removed: true })
        .where(
          and(eq(cartLines.cartId, cart.row.id), eq(cartLines.key, key), eq(cartLines.quantity, quantity)),
        )
    }
    await tx
      .update(carts)
      .set({ coupons: view.coupons.map(({ code }) => code) })
      .where(eq(carts.id, cart.row.id))
  })
  return view
}

async function setRemoved(
  parts: CartParts,
  token: CartToken,
  key: string,
  removed: boolean,
): Promise<Result<CartView, 'unknown-line'>> {
  if (token === undefined) return fail('unknown-line')
  const found = await parts.db.transaction(async (tx) => {
    const cart = await lockCart(tx, token, parts.clock())
    if (!cart?.lines.some((row) => row.key === key && row.removed !== removed)) return false
    await tx
      .update(cartLines)
      .set({ removed })
      .where(and(eq(cartLines.cartId, cart.row.id), eq(cartLines.key, key)))
    return true
  })
  return found ? ok(await showCart(parts, token)) : fail('unknown-line')
}

/** Removes a line; it can be restored until the cart expires. */
export const removeLine = (parts: CartParts, token: CartToken, key: string) =>
  setRemoved(parts, token, key, true)
export const undoRemove = (parts: CartParts, token: CartToken, key: string) =>
  setRemoved(parts, token, key, false)

/** Adds a coupon that is valid for this cart and, when the customer is known, for the customer. */
export async function applyCoupon(
  parts: CartParts,
  token: CartToken,
  typed: string,
  customer?: string,
): Promise<Result<CartView, CouponProblem>> {
  const cart = await stored(parts, token)
  if (!cart) return fail('not-for-these')
  const coupon = await findCoupon(parts.db, typed)
  const code = coupon?.code ?? readCode(typed)
  if (cart.row.coupons.includes(code)) return fail('already-applied')
  const { lines } = await viewCart(parts, cart)
  const problem = couponProblem(coupon, lines, parts.clock())
  if (problem) return fail(problem)
  if (coupon && customer !== undefined && (await isUsedUpBy(parts.db, coupon, customer)))
    return fail('used-up')
  await parts.db
    .update(carts)
    .set({
      coupons: sql`array_append(array_remove(${carts.coupons}, ${code}), ${code})`,
      expiresAt: expiry(parts.clock()),
    })
    .where(eq(carts.id, cart.row.id))
  return ok(await showCart(parts, token))
}

export async function removeCoupon(parts: CartParts, token: CartToken, typed: string): Promise<CartView> {
  const cart = await stored(parts, token)
  if (!cart) return emptyCart
  await parts.db
    .update(carts)
    .set({
      coupons: sql`array_remove(${carts.coupons}, ${readCode(typed)})`,
      expiresAt: expiry(parts.clock()),
    })
    .where(eq(carts.id, cart.row.id))
  return showCart(parts, token)
}

/** @param country ISO 3166 code; any other value changes nothing */
export async function setDestination(parts: CartParts, token: CartToken, country: string): Promise<CartView> {
  const cart = await stored(parts, token)
  if (cart && /^[A-Z]{2}$/.test(country))
    await parts.db
      .update(carts)
      .set({ country, expiresAt: expiry(parts.clock()) })
      .where(eq(carts.id, cart.row.id))
  return showCart(parts, token)
}
