import type { OrderParts } from './parts.ts'
import type { OrderStatus } from './views.ts'

/** Time for paying online; staff set the days for a bank transfer. */
const onlineHours = 24
const hourMs = 3_600_000

/** Returns when an unpaid order ends. */
export async function expiryOf(
  { settings }: Pick<OrderParts, 'settings'>,
  status: OrderStatus,
  now: Date,
): Promise<Date> {
  const { payment } = await settings()
  const hours = status === 'on-hold' ? payment.transferDays * 24 : onlineHours
  return new Date(now.getTime() + hours * hourMs)
}
