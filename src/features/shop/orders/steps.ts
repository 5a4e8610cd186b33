import type { OrderStatus } from './views.ts'

/** Where an order may go from each status. Whoever changes a status, goes by this table. */
export const allowedSteps: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['on-hold', 'processing', 'completed', 'cancelled', 'failed'],
  'on-hold': ['pending', 'processing', 'completed', 'cancelled', 'failed'],
  processing: ['completed', 'cancelled', 'refunded'],
  completed: ['processing', 'refunded'],
  cancelled: ['pending', 'on-hold', 'processing', 'completed'],
  failed: ['pending', 'on-hold', 'processing', 'completed', 'cancelled'],
  refunded: [],
}

/** Its pieces are out of the stock, and its coupons are used. */
export const holds = (status: OrderStatus): boolean => status !== 'cancelled' && status !== 'failed'

/** Nobody has to do anything for it before it is paid. */
export const waitsForMoney = (status: OrderStatus): boolean => !isSettled(status)

/** It is to be carried out, or was. */
export const isSettled = (status: OrderStatus): boolean =>
  status === 'processing' || status === 'completed' || status === 'refunded'
