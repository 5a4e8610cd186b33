import type { orders } from './schema.ts'
import { holds, isSettled, waitsForMoney } from './steps.ts'

export type OrderRow = typeof orders.$inferSelect

type Money = Pick<
  OrderRow,
  'totalCents' | 'paidCents' | 'refundedCents' | 'chargedBackCents' | 'returnedCents'
>

/** Returns the amount to pay back: all money received for a cancelled or failed order, else the excess. */
export function toPayBack(order: Money & Pick<OrderRow, 'status'>): number {
  const claim = holds(order.status) ? order.totalCents - order.returnedCents : 0
  return Math.max(0, netOf(order) - claim)
}

/** Returns how much of the buyer's money we still have. */
export const netOf = ({
  paidCents,
  refundedCents,
  chargedBackCents,
}: Pick<OrderRow, 'paidCents' | 'refundedCents' | 'chargedBackCents'>): number =>
  paidCents - refundedCents - chargedBackCents

/** Returns how much the buyer still has to pay; of a cancelled order, once it is taken up again. */
export const dueOf = (order: Money): number =>
  Math.max(0, order.totalCents - order.returnedCents - netOf(order))

/** Whether the buyer may pay online: we have no money for it. Staff settle orders that are paid in part. */
export const isPayable = (order: Money & Pick<OrderRow, 'status'>): boolean =>
  dueOf(order) > 0 &&
  netOf(order) === 0 &&
  (order.status === 'failed' || (waitsForMoney(order.status) && holds(order.status)))

/** Whether the order is paid (or free) and its money was not all refunded or charged back. */
export const isDownloadable = (order: OrderRow): boolean =>
  (order.status === 'processing' || order.status === 'completed') &&
  (order.totalCents === 0 || (order.paidAt !== null && netOf(order) > 0))

/** Returns the most that can be refunded. */
export const refundableOf = (order: OrderRow, isOverpaid = !isSettled(order.status)): number =>
  Math.max(0, isOverpaid ? owedOf(order) : Math.min(netOf(order), order.totalCents - order.returnedCents))

/** Returns what can be refunded without changing the order: money that was not due. */
export const owedOf = (order: OrderRow): number =>
  isSettled(order.status) ? order.toPayBackCents : Math.max(0, netOf(order))
