import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Parts } from '../parts.ts'
import { isSame } from './numbers.ts'
import type { OrderRow } from './order-row.ts'
import { orders } from './schema.ts'

/** An order kept from others until the transaction ends. It is locked before any stock or coupon. */
export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** By number and key, compared in a time that tells nothing. */
export async function readOrder(
  { db }: Pick<Parts, 'db'>,
  id: number,
  key: string,
): Promise<OrderRow | undefined> {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return undefined
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order && isSame(order.key, key) ? order : undefined
}
