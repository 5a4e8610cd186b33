import { eq } from 'drizzle-orm'
import type { OrderMailPayload } from './mail-job.ts'
import type { OrderParts } from './parts.ts'
import { readMailed } from './read-details.ts'
import { orderEvents, orderMails, orders } from './schema.ts'

/** Writes and sends the mails, each once however often the job runs. */
export async function runOrderMails(
  parts: Pick<OrderParts, 'db' | 'clock' | 'orderMails' | 'mail'>,
  { orderId, mails, about = '', refundId, by = 'clock' }: OrderMailPayload,
): Promise<void> {
  const order = await readMailed(parts, orderId, mails)
  if (!order) return
  // A buyer whose data was erased gets no more mail.
  const wanted = mails.filter((mail) => order.email !== '' || mail === 'new-order' || mail === 'needs-person')
  if (wanted.length === 0) return
  const written = await Promise.all(
    wanted.map(async (mail) => ({ mail, message: await parts.orderMails.write(mail, order, refundId) })),
  )
  await parts.db.transaction(async (tx) => {
    const at = parts.clock()
    // The buyer's data may have been erased since it was read.
    const [now] = await tx
      .select({ email: orders.email })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('share')
    if (now?.email !== order.email) return
    const first = await tx
      .insert(orderMails)
      .values(wanted.map((mail) => ({ orderId, mail, about, at })))
      .onConflictDoNothing()
      .returning({ mail: orderMails.mail })
    if (first.length === 0) return
    await tx
      .insert(orderEvents)
      .values(first.map(({ mail }) => ({ orderId, at, by, kind: 'mail' as const, text: mail })))
    const due = written.filter(({ mail }) => first.some((sent) => sent.mail === mail))
    await Promise.all(due.map(({ message }) => parts.mail.send(message, tx)))
  })
}
