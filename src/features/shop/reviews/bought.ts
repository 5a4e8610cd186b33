import { and, eq, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import type { ProofOfPurchase } from '../inputs.ts'
import { readOrder } from '../orders/find-order.ts'
import { orderLines, orders } from '../orders/schema.ts'
import type { Parts } from '../payments/parts.ts'

/** Whether somebody bought the product here and did not return all of it. */
export async function hasBought(
  parts: Pick<Parts, 'db'>,
  productId: number,
  { viewer, orderId, key }: ProofOfPurchase,
): Promise<boolean> {
  const order = orderId === undefined || !key ? undefined : await readOrder(parts, orderId, key)
  const own: SQL[] = [
    ...(viewer?.userId === undefined ? [] : [eq(orders.userId, viewer.userId)]),
    ...(order ? [eq(orders.id, order.id)] : []),
  ]
  if (own.length === 0) return false
  const [line] = await parts.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        or(...own),
        eq(orderLines.productId, productId),
        inArray(orders.status, ['processing', 'completed']),
        or(isNotNull(orders.paidAt), eq(orders.totalCents, 0)),
        lt(orderLines.returnedQuantity, orderLines.quantity),
      ),
    )
    .limit(1)
  return line !== undefined
}

/** Whether somebody may review a product now. */
export async function mayReview(parts: Parts, productId: number, proof: ProofOfPurchase): Promise<boolean> {
  const { onlyBuyers } = (await parts.settings()).reviews
  return !onlyBuyers || hasBought(parts, productId, proof)
}
