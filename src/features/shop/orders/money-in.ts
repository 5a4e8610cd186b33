import { eq, sum } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { sendOrderMail } from './mail-job.ts'
import { moveOrder } from './move-order.ts'
import { dueOf, type OrderRow, toPayBack } from './order-row.ts'
import type { OrderParts } from './parts.ts'
import { orderLines, orders, payments } from './schema.ts'
import { isSettled } from './steps.ts'
import type { Actor } from './views.ts'

/**
 * Acts on money that came in or was charged back, once the payment's row holds it. The caller has locked the order.
 * An order that is paid in full moves on, even a cancelled one while there is stock. When it cannot move on, or the
 * amount is too high or too low, staff are asked to look at it. Does nothing when the amounts have not changed.
 */
export async function countMoney(
  parts: OrderParts,
  tx: Transaction,
  order: OrderRow,
  by: Actor,
): Promise<OrderRow> {
  const [counted] = await tx
    .select({ paid: sum(payments.paidCents), chargedBack: sum(payments.chargedBackCents) })
    .from(payments)
    .where(eq(payments.orderId, order.id))
  const money = { paidCents: Number(counted?.paid ?? 0), chargedBackCents: Number(counted?.chargedBack ?? 0) }
  if (money.paidCents === order.paidCents && money.chargedBackCents === order.chargedBackCents) return order
  const isCovered = dueOf({ ...order, ...money }) === 0
  const completesIt = isCovered && dueOf(order) > 0
  let current = await store(tx, order, {
    ...money,
    paidAt: completesIt ? (order.paidAt ?? parts.clock()) : order.paidAt,
  })
  if (completesIt && !isSettled(current.status)) {
    const moved = await moveOrder(parts, tx, current, await firstStep(tx, current), by)
    if (moved.ok) current = moved.value
  }
  const needsPerson = current.toPayBackCents > order.toPayBackCents || !isCovered
  if (needsPerson)
    await sendOrderMail(parts, tx, {
      orderId: order.id,
      mail: 'needs-person',
      about: `${money.paidCents} ${money.chargedBackCents} ${current.toPayBackCents}`,
    })
  return current
}

/** Returns the status after payment, or when none is needed: an order of downloads only is completed at once. */
export async function firstStep(
  tx: Transaction,
  order: Pick<OrderRow, 'id'>,
): Promise<'processing' | 'completed'> {
  const lines = await tx
    .select({ shipped: orderLines.shipped, fileIds: orderLines.fileIds })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
  return lines.every(({ shipped, fileIds }) => !shipped && fileIds.length > 0) ? 'completed' : 'processing'
}

/** Stores amounts of an order and the amount to pay back that follows from them. */
export async function store(
  tx: Transaction,
  order: OrderRow,
  change: Partial<
    Pick<OrderRow, 'paidCents' | 'refundedCents' | 'chargedBackCents' | 'returnedCents' | 'paidAt'>
  >,
): Promise<OrderRow> {
  const changed = { ...order, ...change }
  const [row] = await tx
    .update(orders)
    .set({ ...change, toPayBackCents: toPayBack(changed) })
    .where(eq(orders.id, order.id))
    .returning()
  if (!row) throw new Error('a locked order is gone')
  return row
}
