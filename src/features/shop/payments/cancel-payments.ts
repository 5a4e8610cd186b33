import { eq } from 'drizzle-orm'
import { openAtProvider } from '../orders/cancel-job.ts'
import { isPayable } from '../orders/order-row.ts'
import { orders } from '../orders/schema.ts'
import type { Parts } from './parts.ts'
import { takeInPayment } from './take-in-payment.ts'

/**
 * Cancels the open payments at the provider of an order that is no longer payable; a payment made before that counts.
 */
export async function runCancel(parts: Parts, { orderId }: { orderId: number }): Promise<void> {
  const [order] = await parts.db.select().from(orders).where(eq(orders.id, orderId))
  // It may have become payable again in the meantime.
  if (!order || isPayable(order)) return
  for (const { provider, providerId } of await openAtProvider(parts.db, orderId)) {
    await (await parts.providers.of(provider))?.cancel(providerId)
    await takeInPayment(parts, provider, providerId)
  }
}
