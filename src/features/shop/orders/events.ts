import type { Transaction } from '../../../platform/database/index.ts'
import type { OrderParts } from './parts.ts'
import { orderEvents } from './schema.ts'

type NewEvent = Omit<typeof orderEvents.$inferInsert, 'id' | 'at'>

/** Records what happened to an order, in the transaction in which it happens. */
export async function noteEvent(
  { clock }: Pick<OrderParts, 'clock'>,
  tx: Transaction,
  event: NewEvent,
): Promise<void> {
  await tx.insert(orderEvents).values({ ...event, at: clock() })
}
