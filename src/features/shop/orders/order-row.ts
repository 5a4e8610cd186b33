import type { orders } from './schema.ts'
import { holds, isSettled, waitsForMoney } from './steps.ts'

export type OrderRow = typeof orders.$inferSelect

/** Money to pay back: all that came in when the order was cancelled or failed, otherwise what exceeds its total. */
export function toPayBack(
  order: Pick<
    OrderRow,
    'status' | 'paidCents' | 'refundedCents' | 'chargedBackCents' | 'totalCents' | 'returnedCents'
  >,
): number {
  const claim = holds(order.status) ? order.totalCents - order.returnedCents : 0
  return Math.max(0, netOf(order) - claim)
}

/** The buyer's money that we still have. */
export const netOf = ({
  paidCents,
  refundedCents,
  chargedBackCents,
}: Pick<OrderRow, 'paidCents' | 'refundedCents' | 'chargedBackCents'>): number =>
  paidCents - refundedCents - chargedBackCents

/** The buyer may pay online: nothing was paid yet. An order that was paid in part is settled by staff. */
export const isPayable = (order: Pick<OrderRow, 'status' | 'paidCents' | 'totalCents'>): boolean =>
  order.totalCents > 0 &&
  order.paidCents === 0 &&
  (order.status === 'failed' || (waitsForMoney(order.status) && holds(order.status)))

/** Paid (or free), and the money was neither refunded nor charged back. */
export const isDownloadable = (order: OrderRow): boolean =>
  (order.status === 'processing' || order.status === 'completed') &&
  (order.totalCents === 0 || (order.paidAt !== null && netOf(order) > 0))

/** The most that can be refunded. */
export const refundableOf = (order: OrderRow, isOverpaid = !isSettled(order.status)): number =>
  Math.max(0, isOverpaid ? owedOf(order) : Math.min(netOf(order), order.totalCents - order.returnedCents))

/** What can be refunded without changing the order: money that was paid too much. */
export const owedOf = (order: OrderRow): number =>
  isSettled(order.status) ? order.toPayBackCents : Math.max(0, netOf(order))
