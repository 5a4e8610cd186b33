import { openAtProvider } from '../orders/cancel-job.ts'
import { hasOpenPayment } from '../orders/find-order.ts'
import type { Parts } from './parts.ts'
import { takeInPayment } from './take-in-payment.ts'

/** Asks the provider for the status of the open payments of an order. Without an answer nothing changes. */
export async function refreshOrder(parts: Parts, id: number, key: string): Promise<void> {
  if (await hasOpenPayment(parts, id, key)) await refreshPayments(parts, id)
}

/** @returns whether the provider answered */
export async function refreshPayments(parts: Parts, orderId: number): Promise<boolean> {
  try {
    for (const { provider, providerId } of await openAtProvider(parts.db, orderId))
      await takeInPayment(parts, provider, providerId)
    return true
  } catch (error) {
    parts.log.warn({ err: error, order: orderId }, 'the payment provider did not answer')
    return false
  }
}
