import { eq } from 'drizzle-orm'
import type { Parts } from '../parts.ts'
import type { OrderMailPayload } from './mail-job.ts'
import { readDetails } from './read-details.ts'
import { orderEvents, orderMails, orders } from './schema.ts'

/** Writes the mail and hands it over, once however often the job runs. */
export async function runOrderMail(
  parts: Pick<Parts, 'db' | 'clock' | 'orderMails' | 'mail'>,
  { orderId, mail, about = '', refundId }: OrderMailPayload,
): Promise<void> {
  const order = await readDetails(parts, orderId)
  if (!order) return
  const isToShop = mail === 'new-order' || mail === 'needs-person'
  // Whoever had their data erased gets no more mail.
  if (order.email === '' && !isToShop) return
  const message = await parts.orderMails.write(mail, order, refundId)
  await parts.db.transaction(async (tx) => {
    const at = parts.clock()
    // The buyer may have had their data erased since it was read.
    const [now] = await tx
      .select({ email: orders.email })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('share')
    if (now?.email !== order.email) return
    const [first] = await tx
      .insert(orderMails)
      .values({ orderId, mail, about, at })
      .onConflictDoNothing()
      .returning({ orderId: orderMails.orderId })
    if (!first) return
    await tx.insert(orderEvents).values({ orderId, at, by: 'clock', kind: 'mail', text: mail })
    await parts.mail.send(message, tx)
  })
}
