import { and, eq, exists, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { isSame } from './numbers.ts'
import type { OrderRow } from './order-row.ts'
import type { OrderParts } from './parts.ts'
import { orders, payments } from './schema.ts'

export const orderById = preparedOn((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('shop_order'),
)

export const keyOfOpen = preparedOn((db) =>
  db
    .select({ key: orders.key })
    .from(orders)
    .where(
      and(
        eq(orders.id, sql.placeholder('id')),
        exists(
          db
            .select()
            .from(payments)
            .where(
              and(
                eq(payments.orderId, orders.id),
                eq(payments.status, 'open'),
                isNotNull(payments.providerId),
              ),
            ),
        ),
      ),
    )
    .prepare('shop_order_open'),
)

/** Locks an order until the transaction ends. Lock it before any stock or coupon. */
export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** Whether the order with this number and key has a payment at the provider that the buyer could still finish. */
export async function hasOpenPayment(
  { db }: Pick<OrderParts, 'db'>,
  id: number,
  key: string,
): Promise<boolean> {
  if (!isNumber(id)) return false
  const [order] = await keyOfOpen(db).execute({ id })
  return order !== undefined && isSame(order.key, key)
}

export const isNumber = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= 2_147_483_647

/** Finds an order by number and key, compared in constant time. */
export async function readOrder(
  { db }: Pick<OrderParts, 'db'>,
  id: number,
  key: string,
): Promise<OrderRow | undefined> {
  if (!isNumber(id)) return undefined
  const [order] = await orderById(db).execute({ id })
  return order && isSame(order.key, key) ? order : undefined
}
