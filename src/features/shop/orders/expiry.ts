import type { Parts } from '../parts.ts'
import type { OrderStatus } from './views.ts'

/** Who pays online has this long; a bank transfer takes the days that staff set. */
const onlineHours = 24
const hourMs = 3_600_000

/** When an order that waits for money ends. */
export async function expiryOf(
  { settings }: Pick<Parts, 'settings'>,
  status: OrderStatus,
  now: Date,
): Promise<Date> {
  const { payment } = await settings()
  const hours = status === 'on-hold' ? payment.transferDays * 24 : onlineHours
  return new Date(now.getTime() + hours * hourMs)
}
