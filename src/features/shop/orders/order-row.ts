import type { orders } from './schema.ts'
import { holds, isSettled, waitsForMoney } from './steps.ts'

export type OrderRow = typeof orders.$inferSelect

/** What came in and nobody has a claim to: all of it when the order came to nothing, else what is too much. */
export function toPayBack(
  order: Pick<
    OrderRow,
    'status' | 'paidCents' | 'refundedCents' | 'chargedBackCents' | 'totalCents' | 'returnedCents'
  >,
): number {
  const claim = holds(order.status) ? order.totalCents - order.returnedCents : 0
  return Math.max(0, netOf(order) - claim)
}

/** What we have of the buyer's money. */
export const netOf = ({
  paidCents,
  refundedCents,
  chargedBackCents,
}: Pick<OrderRow, 'paidCents' | 'refundedCents' | 'chargedBackCents'>): number =>
  paidCents - refundedCents - chargedBackCents

/** Waits for money, and none came yet: what came short is for a person to settle. */
export const isPayable = (order: Pick<OrderRow, 'status' | 'paidCents' | 'totalCents'>): boolean =>
  order.totalCents > 0 &&
  order.paidCents === 0 &&
  (order.status === 'failed' || (waitsForMoney(order.status) && holds(order.status)))

/** Paid, or nothing had to be paid, and neither taken back nor fetched back. */
export const isDownloadable = (order: OrderRow): boolean =>
  (order.status === 'processing' || order.status === 'completed') &&
  (order.totalCents === 0 || (order.paidAt !== null && netOf(order) > 0))

/** What may go back at most. */
export const refundableOf = (order: OrderRow, isOverpaid = !isSettled(order.status)): number =>
  Math.max(0, isOverpaid ? owedOf(order) : Math.min(netOf(order), order.totalCents - order.returnedCents))

/** What goes back without touching the order. */
export const owedOf = (order: OrderRow): number =>
  isSettled(order.status) ? order.toPayBackCents : Math.max(0, netOf(order))
