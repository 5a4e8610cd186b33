import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { CartToken } from '../inputs.ts'
import { cartLines, carts } from '../schema.ts'
import type { CartParts } from './parts.ts'
import { expiry, lockCart } from './stored-cart.ts'
import { digestOf, newToken } from './token.ts'

/**
 * Merges the customer's cart from another device into the cart on this device at sign-in; a product in both keeps the
 * larger quantity. The other cart keeps its lines. From now on this cart is the customer's, under a new token: whoever
 * knew the old token, such as the previous visitor at the same computer, does not see what the customer adds or types.
 */
export async function joinCarts(
  { db, clock }: CartParts,
  token: CartToken,
  userId: string,
): Promise<{ token: CartToken; joined: number }> {
  const now = clock()
  return db.transaction(async (tx) => {
    const own = token === undefined ? undefined : await lockCart(tx, token, now)
    const [other] = await tx
      .select({ id: carts.id })
      .from(carts)
      .where(and(eq(carts.userId, userId), gt(carts.expiresAt, now), own && ne(carts.id, own.row.id)))
      .limit(1)
      .for('update')
    if (!own && !other) return { token, joined: 0 }
    const kept = newToken()
    const id = own?.row.id ?? (await makeCart(kept))
    await tx.update(carts).set({ userId: null }).where(eq(carts.userId, userId))
    await tx
      .update(carts)
      .set({ userId, tokenDigest: digestOf(kept) })
      .where(eq(carts.id, id))
    if (!other) return { token: kept, joined: 0 }
    const { rowCount } = await tx.execute(sql`
      insert into ${cartLines} (cart_id, key, product_id, variant_id, quantity, seen_cents)
      select ${id}, key, product_id, variant_id, quantity, seen_cents from ${cartLines}
      where cart_id = ${other.id} and not removed order by position
      on conflict (cart_id, key) do update set quantity = excluded.quantity, removed = false
      where shop_cart_lines.removed or shop_cart_lines.quantity < excluded.quantity`)
    return { token: kept, joined: rowCount ?? 0 }

    async function makeCart(name: string): Promise<number> {
      const [made] = await tx
        .insert(carts)
        .values({ tokenDigest: digestOf(name), expiresAt: expiry(now) })
        .returning({ id: carts.id })
      if (!made) throw new Error('a cart was not stored')
      return made.id
    }
  })
}
