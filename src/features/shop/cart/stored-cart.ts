import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/index.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { cartLines, carts } from '../schema.ts'
import { cartHours, digestOf } from './token.ts'

export type CartRow = typeof carts.$inferSelect
export type LineRow = typeof cartLines.$inferSelect

/** A cart and its lines as they are kept, those taken out included. */
export interface StoredCart {
  row: CartRow
  lines: readonly LineRow[]
}

/** What a cart costs is reckoned from this much of it. */
export interface CartContents {
  row: Pick<CartRow, 'coupons' | 'country'>
  lines: readonly (NewLine & Pick<LineRow, 'removed'>)[]
}

/** A cart that nobody has done anything with. */
export const freshCart: CartContents['row'] = { coupons: [], country: 'NL' }

const open = (token: string, now: Date) =>
  and(eq(carts.tokenDigest, digestOf(token)), gt(carts.expiresAt, now))

const linesOf = (db: Executor, cartId: number) =>
  db.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.position))

/** Every page with a cart asks it: the statement is planned once for each connection. */
const linesByToken = preparedOn((executor) =>
  executor
    .select({ row: carts, line: cartLines })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(and(eq(carts.tokenDigest, sql.placeholder('digest')), gt(carts.expiresAt, sql.placeholder('now'))))
    .orderBy(asc(cartLines.position))
    .prepare('shop_cart'),
)

export async function readCart(db: Executor, token: string, now: Date): Promise<StoredCart | undefined> {
  const rows = await linesByToken(db).execute({ digest: digestOf(token), now })
  const [first] = rows
  return first && { row: first.row, lines: rows.flatMap(({ line }) => line ?? []) }
}

/** The same, kept from others until the transaction ends; its life begins anew. */
export async function lockCart(tx: Transaction, token: string, now: Date): Promise<StoredCart | undefined> {
  const [row] = await tx
    .update(carts)
    .set({ expiresAt: expiry(now) })
    .where(open(token, now))
    .returning()
  return row && { row, lines: await linesOf(tx, row.id) }
}

/** What is put into a cart. */
export type NewLine = Pick<LineRow, 'key' | 'productId' | 'variantId' | 'quantity' | 'seenCents'>

/** Makes a cart with its first line, in one statement. */
export async function createCart(db: Executor, token: string, line: NewLine, now: Date): Promise<void> {
  const { key, productId, variantId, quantity, seenCents } = line
  await db.execute(sql`
    with made as (
      insert into ${carts} (token_digest, expires_at) values (${digestOf(token)}, ${expiry(now)}) returning id
    )
    insert into ${cartLines} (cart_id, key, product_id, variant_id, quantity, seen_cents)
    select id, ${key}, ${productId}::int, ${variantId}::int, ${quantity}::int, ${seenCents}::int from made`)
}

const expiry = (now: Date): Date => new Date(now.getTime() + cartHours * 3_600_000)
