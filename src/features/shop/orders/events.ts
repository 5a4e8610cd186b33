import type { Transaction } from '../../../platform/database/index.ts'
import type { Parts } from '../parts.ts'
import { orderEvents } from './schema.ts'

type NewEvent = Omit<typeof orderEvents.$inferInsert, 'id' | 'at'>

/** Writes down what happened to an order, in the transaction that it happens in. */
export async function noteEvent(
  { clock }: Pick<Parts, 'clock'>,
  tx: Transaction,
  event: NewEvent,
): Promise<void> {
  await tx.insert(orderEvents).values({ ...event, at: clock() })
}
