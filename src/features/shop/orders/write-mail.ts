import type { Parts } from '../parts.ts'
import type { OrderMailPayload } from './mail-job.ts'
import { readDetails } from './read-details.ts'
import { orderEvents, orderMails } from './schema.ts'

/** Writes the mail and hands it over, once however often the job runs. */
export async function runOrderMail(
  parts: Parts,
  { orderId, mail, about = '', refundId }: OrderMailPayload,
): Promise<void> {
  const order = await readDetails(parts, orderId)
  if (!order) return
  const message = await parts.orderMails.write(mail, order, refundId)
  await parts.db.transaction(async (tx) => {
    const at = parts.clock()
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
