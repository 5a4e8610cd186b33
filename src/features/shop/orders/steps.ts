import type { OrderStatus } from './views.ts'

/** The statuses that may follow each status. Every change of a status obeys this table. */
export const allowedSteps: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['on-hold', 'processing', 'completed', 'cancelled', 'failed'],
  'on-hold': ['pending', 'processing', 'completed', 'cancelled', 'failed'],
  processing: ['completed', 'cancelled', 'refunded'],
  completed: ['processing', 'refunded'],
  cancelled: ['pending', 'on-hold', 'processing', 'completed'],
  failed: ['pending', 'on-hold', 'processing', 'completed', 'cancelled'],
  refunded: [],
}

/** Whether the order holds its pieces of the stock and its coupons. */
export const holds = (status: OrderStatus): boolean => status !== 'cancelled' && status !== 'failed'

/** Whether the order waits for its payment. */
export const waitsForMoney = (status: OrderStatus): boolean => !isSettled(status)

/** Whether the order is being processed, or was. */
export const isSettled = (status: OrderStatus): boolean =>
  status === 'processing' || status === 'completed' || status === 'refunded'
