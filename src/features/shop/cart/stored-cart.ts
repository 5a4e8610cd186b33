import { and, asc, eq, gt } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/index.ts'
import { cartLines, carts } from '../schema.ts'
import { cartHours, digestOf } from './token.ts'

export type CartRow = typeof carts.$inferSelect
export type LineRow = typeof cartLines.$inferSelect

/** A cart and its lines as they are kept, those taken out included. */
export interface StoredCart {
  row: CartRow
  lines: readonly LineRow[]
}

const open = (token: string, now: Date) =>
  and(eq(carts.tokenDigest, digestOf(token)), gt(carts.expiresAt, now))

const linesOf = (db: Executor, cartId: number) =>
  db.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.position))

export async function readCart(db: Executor, token: string, now: Date): Promise<StoredCart | undefined> {
  const [row] = await db.select().from(carts).where(open(token, now))
  return row && { row, lines: await linesOf(db, row.id) }
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

export async function createCart(tx: Transaction, token: string, now: Date): Promise<StoredCart> {
  const [row] = await tx
    .insert(carts)
    .values({ tokenDigest: digestOf(token), expiresAt: expiry(now) })
    .returning()
  if (!row) throw new Error('a cart was not made')
  return { row, lines: [] }
}

const expiry = (now: Date): Date => new Date(now.getTime() + cartHours * 3_600_000)
