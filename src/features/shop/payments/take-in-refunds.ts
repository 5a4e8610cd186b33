import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { noteEvent } from '../orders/events.ts'
import { creditInvoice } from '../orders/issue-invoice.ts'
import { sendOrderMail } from '../orders/mail-job.ts'
import { store } from '../orders/money-in.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { type payments, refunds, refundTransfers } from '../orders/schema.ts'
import type { Parts } from './parts.ts'
import type { ProviderPayment, ProviderRefund } from './provider.ts'

type TransferRow = typeof refundTransfers.$inferSelect

/** Stores the results of refunds, including those made on the provider's own site. The caller has locked the order. */
export async function takeInRefunds(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  payment: Pick<typeof payments.$inferSelect, 'id' | 'provider'>,
  { refunds: told }: ProviderPayment,
): Promise<void> {
  if (told.length === 0) return
  const transfers = await tx.select().from(refundTransfers).where(eq(refundTransfers.paymentId, payment.id))
  let current = order
  for (const refund of told) {
    const own = transfers.find(
      ({ providerId, idempotencyKey }) => providerId === refund.id || idempotencyKey === refund.key,
    )
    if (!own) current = await addForeign(parts, tx, current, payment, refund)
    else if (refund.failed) current = await failTransfer(parts, tx, current, own, payment.provider)
    else await transferDone(tx, own, refund.id)
  }
}

export async function transferDone(
  tx: Transaction,
  transfer: TransferRow,
  providerId: string,
): Promise<void> {
  if (transfer.status === 'done' && transfer.providerId === providerId) return
  await tx
    .update(refundTransfers)
    .set({ status: 'done', providerId })
    .where(eq(refundTransfers.id, transfer.id))
  const all = await tx.select().from(refundTransfers).where(eq(refundTransfers.refundId, transfer.refundId))
  if (all.every(({ status }) => status === 'done'))
    await tx.update(refunds).set({ status: 'done' }).where(eq(refunds.id, transfer.refundId))
}

/** Records that a transfer failed: we still have the money, and staff must pay it back in another way. */
export async function failTransfer(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  transfer: TransferRow,
  by: string,
): Promise<OrderRow> {
  if (transfer.status === 'failed') return order
  const { id, refundId, amountCents } = transfer
  await tx.update(refundTransfers).set({ status: 'failed' }).where(eq(refundTransfers.id, id))
  await tx.update(refunds).set({ status: 'failed' }).where(eq(refunds.id, refundId))
  await noteEvent(parts, tx, { orderId: order.id, by, kind: 'refund-failed', cents: amountCents })
  await sendOrderMail(parts, tx, {
    orderId: order.id,
    mail: 'needs-person',
    about: `refund ${refundId} failed`,
  })
  return store(tx, order, { refundedCents: order.refundedCents - amountCents })
}

async function addForeign(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  { id: paymentId, provider: by }: Pick<typeof payments.$inferSelect, 'id' | 'provider'>,
  { id, cents, failed }: ProviderRefund,
): Promise<OrderRow> {
  const amountCents = Math.min(cents, order.paidCents - order.refundedCents)
  if (failed || amountCents <= 0) return order
  const isOwed = order.toPayBackCents >= amountCents
  const takenOff = isOwed ? 0 : Math.min(amountCents, order.totalCents - order.returnedCents)
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      amountCents,
      kind: isOwed ? 'overpaid' : 'return',
      status: 'done',
      by,
      createdAt: parts.clock(),
    })
    .returning()
  if (!refund) throw new Error('a refund was not kept')
  await tx
    .insert(refundTransfers)
    .values({
      refundId: refund.id,
      paymentId,
      amountCents,
      idempotencyKey: id,
      providerId: id,
      status: 'done',
    })
  await noteEvent(parts, tx, { orderId: order.id, by, kind: 'refund', cents: amountCents })
  if (takenOff > 0) await creditInvoice(parts, tx, order, { cents: takenOff, refundId: refund.id })
  return store(tx, order, {
    refundedCents: order.refundedCents + amountCents,
    returnedCents: order.returnedCents + takenOff,
  })
}
