import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs.ts'
import { lockOrder } from '../orders/find-order.ts'
import { moveOrder } from '../orders/move-order.ts'
import { netOf } from '../orders/order-row.ts'
import { orders, payments } from '../orders/schema.ts'
import type { Parts } from './parts.ts'
import { refreshPayments } from './refresh-payments.ts'

export const expiryJob: JobKind<Record<string, never>> = { name: 'shop-expiry', schema: z.strictObject({}) }
export const expiryTime = '*/5 * * * *'
/** The most orders of one run; the rest follow in the next. */
const most = 200

/**
 * Ends orders that were not paid in time. Asks the provider first: a payment counts even if its message was lost. An
 * order waits while the provider does not answer. Orders that were paid in part are left to staff.
 */
export async function expireOrders(parts: Parts): Promise<number> {
  const late = await parts.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['pending', 'on-hold']),
        lte(orders.expiresAt, parts.clock()),
        eq(orders.paidCents, sql`${orders.refundedCents} + ${orders.chargedBackCents}`),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(most)
  let ended = 0
  for (const { id } of late) {
    if (!(await refreshPayments(parts, id))) continue
    if (await end(parts, id)) ended += 1
  }
  return ended
}

async function end(parts: Parts, id: number): Promise<boolean> {
  return parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const isLate = order?.expiresAt && order.expiresAt <= parts.clock() && netOf(order) === 0
    if (!order || !isLate || (order.status !== 'pending' && order.status !== 'on-hold')) return false
    const attempts = await tx
      .select()
      .from(payments)
      .where(eq(payments.orderId, id))
      .orderBy(payments.attempt)
    const to = attempts.at(-1)?.status === 'failed' ? 'failed' : 'cancelled'
    const moved = await moveOrder(parts, tx, order, to, 'clock')
    return moved.ok
  })
}
