import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor, Transaction } from '../../../platform/database/index.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { OrderParts } from './parts.ts'
import { payments } from './schema.ts'

export const cancelJob: JobKind<{ orderId: number }> = {
  name: 'shop-payment-cancel',
  schema: z.object({ orderId: z.int() }),
  retryLimit: 6,
  expireInSeconds: 120,
}

/** Cancels open payments at the provider soon after `tx` commits, so that nobody pays for an order that has ended. */
export async function cancelOpenPayments(
  { jobs }: Pick<OrderParts, 'jobs'>,
  tx: Transaction,
  orderId: number,
): Promise<void> {
  if ((await openAtProvider(tx, orderId)).length > 0) await jobs.send(cancelJob, { orderId }, { tx })
}

/** The payments that a buyer could still finish: at which provider, by its number. */
export async function openAtProvider(
  db: Executor,
  orderId: number,
): Promise<{ provider: string; providerId: string }[]> {
  const rows = await db
    .select({ provider: payments.provider, providerId: payments.providerId })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open'), isNotNull(payments.providerId)))
  return rows.flatMap(({ provider, providerId }) => (providerId === null ? [] : [{ provider, providerId }]))
}
