import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import { noteEvent } from '../orders/events.ts'
import { lockOrder } from '../orders/find-order.ts'
import { creditInvoice } from '../orders/issue-invoice.ts'
import { sendOrderMail } from '../orders/mail-job.ts'
import { store } from '../orders/money-in.ts'
import { moveOrder } from '../orders/move-order.ts'
import { orderNumber } from '../orders/numbers.ts'
import { type OrderRow, owedOf, refundableOf } from '../orders/order-row.ts'
import { toRefundView } from '../orders/refund-view.ts'
import { orderLines, orders, payments, refunds, refundTransfers } from '../orders/schema.ts'
import { isSettled } from '../orders/steps.ts'
import { lockStock, moveStock } from '../orders/stock.ts'
import type { Actor, NewRefund, RefundProblem, RefundView } from '../orders/views.ts'
import type { Parts } from './parts.ts'
import { failTransfer, transferDone } from './take-in-refunds.ts'

export const refundJob: JobKind<{ refundId: number }> = {
  name: 'shop-refund',
  schema: z.object({ refundId: z.int() }),
  retryLimit: 12,
  expireInSeconds: 120,
}

type LineRow = typeof orderLines.$inferSelect
interface Back {
  lineId: number
  quantity: number
  cents: number
}

/**
 * Refunds at most what was paid and reduces the amount of the order by it. While the order waits for payment, or when
 * more was paid than its price, the refund is of money that was not due and the order keeps its amount. A job refunds
 * money that came through the provider; staff transfer the rest.
 */
export async function refundOrder(
  parts: Parts,
  id: number,
  wanted: NewRefund,
  by: Actor,
): Promise<Result<RefundView, RefundProblem>> {
  return parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return fail('missing')
    const made = await refundOfForm(tx, id, wanted.key)
    if (made) return ok(toRefundView(made))
    const rows = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, id))
      .orderBy(asc(orderLines.position))
    // Only lines of a settled order can be returned.
    const lines: ReturnType<typeof linesBack> =
      wanted.lines?.length && !isSettled(order.status)
        ? fail('too-many')
        : linesBack(rows, wanted.lines ?? [])
    if (!lines.ok) return lines
    const ofLines = lines.value.reduce((sum, { cents }) => sum + cents, 0)
    const isOverpaid =
      lines.value.length === 0 &&
      (!isSettled(order.status) || (order.toPayBackCents > 0 && (wanted.cents ?? 0) <= order.toPayBackCents))
    const amountCents = ofLines + (wanted.cents ?? (isOverpaid ? owedOf(order) : 0))
    if (!Number.isInteger(amountCents) || amountCents <= 0 || (wanted.cents ?? 0) < 0)
      return fail('bad-amount')
    if (amountCents > refundableOf(order, isOverpaid)) return fail('too-much')
    const transfers = await divide(tx, id, amountCents)
    const [refund] = await tx
      .insert(refunds)
      .values({
        orderId: id,
        amountCents,
        kind: isOverpaid ? 'overpaid' : 'return',
        lines: lines.value,
        reason: (wanted.reason ?? '').trim().slice(0, 500),
        restocked: wanted.restock ?? false,
        status: transfers.length > 0 ? 'pending' : 'done',
        by,
        createdAt: parts.clock(),
        key: wanted.key,
      })
      .returning()
    if (!refund) throw new Error('a refund was not kept')
    if (transfers.length > 0) {
      await tx
        .insert(refundTransfers)
        .values(
          transfers.map((transfer) => ({
            ...transfer,
            refundId: refund.id,
            idempotencyKey: randomUUID(),
            status: 'pending' as const,
          })),
        )
      await parts.jobs.send(refundJob, { refundId: refund.id }, { tx })
    }
    await takeLinesBack(parts, tx, order, rows, lines.value, wanted.restock ?? false, by)
    const takenOff = isOverpaid ? 0 : amountCents
    const changed = await store(tx, order, {
      refundedCents: order.refundedCents + amountCents,
      returnedCents: order.returnedCents + takenOff,
    })
    await noteEvent(parts, tx, { orderId: id, by, kind: 'refund', cents: amountCents, text: refund.reason })
    if (takenOff > 0)
      await creditInvoice(parts, tx, changed, {
        cents: takenOff,
        lines: lines.value,
        refundId: refund.id,
        reason: refund.reason,
      })
    await sendOrderMail(parts, tx, {
      orderId: id,
      mail: 'refunded',
      about: String(refund.id),
      refundId: refund.id,
    })
    if (changed.returnedCents === changed.totalCents) await moveOrder(parts, tx, changed, 'refunded', by)
    return ok(toRefundView(refund))
  })
}

/** Returns the refund that the same form made before (a second click, a retry). */
async function refundOfForm(tx: Transaction, orderId: number, key: string | undefined) {
  if (key === undefined) return undefined
  const [made] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.key, key)))
  return made
}

function linesBack(
  rows: readonly LineRow[],
  wanted: NonNullable<NewRefund['lines']>,
): Result<Back[], 'unknown-line' | 'too-many' | 'too-much' | 'bad-amount'> {
  const back: Back[] = []
  for (const { lineId, quantity, cents } of wanted) {
    const row = rows.find(({ id }) => id === lineId)
    if (!row || back.some((line) => line.lineId === lineId)) return fail('unknown-line')
    if (!Number.isInteger(quantity) || quantity < 0) return fail('bad-amount')
    if (quantity > row.quantity - row.returnedQuantity) return fail('too-many')
    const left = row.totalCents - row.returnedCents
    const isLast = quantity === row.quantity - row.returnedQuantity
    const share = isLast ? left : Math.min(left, Math.round((row.totalCents * quantity) / row.quantity))
    const amount = cents ?? share
    if (!Number.isInteger(amount) || amount < 0) return fail('bad-amount')
    if (amount > left) return fail('too-much')
    back.push({ lineId, quantity, cents: amount })
  }
  return ok(back)
}

/** Divides a refund over the payments at the provider, oldest first; staff pay the rest. */
async function divide(tx: Transaction, orderId: number, amountCents: number) {
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), ne(payments.provider, 'none'), eq(payments.status, 'paid')))
    .orderBy(asc(payments.id))
  const transfers: { paymentId: number; amountCents: number }[] = []
  let left = amountCents
  for (const { id, paidCents, chargedBackCents } of paid) {
    const gone = await tx
      .select({ cents: refundTransfers.amountCents })
      .from(refundTransfers)
      .where(and(eq(refundTransfers.paymentId, id), ne(refundTransfers.status, 'failed')))
    const there = paidCents - chargedBackCents - gone.reduce((sum, { cents }) => sum + cents, 0)
    const part = Math.min(left, there)
    if (part <= 0) continue
    transfers.push({ paymentId: id, amountCents: part })
    left -= part
  }
  return transfers
}

async function takeLinesBack(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  rows: readonly LineRow[],
  back: readonly Back[],
  restock: boolean,
  by: Actor,
): Promise<void> {
  const moves = back.flatMap(({ lineId, quantity, cents }) => {
    const row = rows.find(({ id }) => id === lineId)
    if (!row) return []
    const pieces = restock ? Math.min(quantity, row.takenQuantity - row.restockedQuantity) : 0
    return [{ row, quantity, cents, pieces }]
  })
  if (restock)
    await lockStock(
      tx,
      moves.map(({ row }) => row.productId),
    )
  for (const { row, quantity, cents, pieces } of moves)
    await tx
      .update(orderLines)
      .set({
        returnedQuantity: row.returnedQuantity + quantity,
        returnedCents: row.returnedCents + cents,
        restockedQuantity: row.restockedQuantity + pieces,
      })
      .where(eq(orderLines.id, row.id))
  await moveStock(
    parts,
    tx,
    moves.map(({ row, quantity, pieces }) => ({ ...row, pieces, sold: -quantity })),
    { why: 'returned', orderId: order.id, by, now: parts.clock() },
  )
}

/** Has the provider pay the pending transfers of a refund. Idempotency keys make a second run harmless. */
export async function runRefund(parts: Parts, { refundId }: { refundId: number }): Promise<void> {
  const waiting = await parts.db
    .select({ transfer: refundTransfers, payment: payments, order: orders })
    .from(refundTransfers)
    .innerJoin(payments, eq(payments.id, refundTransfers.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(refundTransfers.refundId, refundId), eq(refundTransfers.status, 'pending')))
  let isAway = false
  for (const { transfer, payment, order } of waiting) {
    if (!payment.providerId) continue
    const provider = await parts.providers.of(payment.provider)
    if (!provider) {
      isAway = true
      continue
    }
    const { idempotencyKey: key, amountCents: cents } = transfer
    // The provider forgets keys after an hour, but its refunds keep them.
    const done = (await provider.read(payment.providerId))?.refunds.find((refund) => refund.key === key)
    const made = { key, cents, description: orderNumber(order) }
    const providerId = done?.id ?? (await provider.refund(payment.providerId, made))
    await parts.db.transaction(async (tx) => {
      const locked = await lockOrder(tx, payment.orderId)
      const [current] = await tx.select().from(refundTransfers).where(eq(refundTransfers.id, transfer.id))
      if (!locked || !current || current.status !== 'pending') return
      if (providerId === undefined) await failTransfer(parts, tx, locked, current, payment.provider)
      else await transferDone(tx, current, providerId)
    })
  }
  if (isAway) throw new Error('refunds wait until the payment provider is set up again')
}
