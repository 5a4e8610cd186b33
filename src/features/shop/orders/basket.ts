import { eq, sql, type WithSubquery } from 'drizzle-orm'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { unitPrice } from '../cart/reckon.ts'
import { type CartContents, freshCart, lockCart } from '../cart/stored-cart.ts'
import { digestOf, lineKey } from '../cart/token.ts'
import type { CartToken } from '../inputs.ts'
import { cartLines, carts } from '../schema.ts'
import type { OrderParts } from './parts.ts'
import { checkoutDrafts } from './schema.ts'
import type { Actor, WantedLine } from './views.ts'

/** The contents of an order and who places it: a visitor with a cart, or staff for somebody on the telephone. */
export interface Basket {
  by: Actor
  /** The account that the order will belong to. */
  userId?: string | undefined
  /** Digest of the session that may see the order for a while. */
  sessionDigest?: string
  read(): Promise<CartContents | undefined>
  /** Locks the basket until the transaction ends: a second order of the same basket waits. */
  lock(tx: Transaction, now: Date): Promise<CartContents | undefined>
  /** Returns the statements that empty the basket once it is ordered. */
  emptying(tx: Transaction): readonly WithSubquery[]
}

/** @param contents the cart, when it has just been read */
export function basketOfCart(
  { carts: kept }: OrderParts,
  token: CartToken,
  { userId }: Viewer,
  contents?: CartContents,
): Basket {
  let cartId: number | undefined
  return {
    by: 'buyer',
    userId,
    ...(token !== undefined && { sessionDigest: digestOf(token) }),
    read: async () => contents ?? (token === undefined ? undefined : kept.read(token)),
    async lock(tx, now) {
      const locked = token === undefined ? undefined : await lockCart(tx, token, now)
      cartId = locked?.row.id
      return locked
    },
    emptying(tx) {
      if (cartId === undefined) return []
      const lines = tx.delete(cartLines).where(eq(cartLines.cartId, cartId))
      const draft = tx.delete(checkoutDrafts).where(eq(checkoutDrafts.cartId, cartId))
      const coupons = tx.update(carts).set({ coupons: [] }).where(eq(carts.id, cartId))
      return [
        tx.$with('no_lines').as(lines.returning({ id: cartLines.cartId })),
        tx.$with('no_draft').as(draft.returning({ id: checkoutDrafts.cartId })),
        tx.$with('no_coupons').as(coupons.returning({ id: carts.id })),
      ]
    },
  }
}

/** Returns lines that staff put together, at current prices. */
export async function contentsOf(
  { shelf, clock }: OrderParts,
  wanted: readonly WantedLine[],
): Promise<CartContents> {
  const sold = await shelf.products(wanted.map(({ productId }) => productId))
  const lines = wanted.map(({ productId, variantSku, quantity }) => {
    const product = sold.get(productId)?.product
    const variant = product?.variants.find(({ sku }) => sku === variantSku)
    return {
      key: lineKey(productId, variant?.id),
      productId,
      variantId: variant?.id ?? null,
      quantity,
      seenCents: product ? unitPrice(product, variant, clock()) : 0,
      removed: false,
    }
  })
  return { row: freshCart, lines }
}

export function basketOfLines(contents: CartContents, checkoutKey: string, by: Actor): Basket {
  return {
    by,
    read: async () => contents,
    async lock(tx) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${checkoutKey}`}, 0))`)
      return contents
    },
    emptying: () => [],
  }
}
