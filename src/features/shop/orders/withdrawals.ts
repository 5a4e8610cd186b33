import { and, count, desc, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import { customerOf } from '../coupons/rules.ts'
import { noteEvent } from './events.ts'
import { sendOrderMail } from './mail-job.ts'
import { readOrderNumber } from './numbers.ts'
import type { OrderParts } from './parts.ts'
import { toWithdrawal } from './read-details.ts'
import { orders, withdrawals } from './schema.ts'
import type { Actor, NewWithdrawal, StaffWithdrawal } from './views.ts'

export const withdrawalMailJob: JobKind<{ id: number }> = {
  name: 'shop-withdrawal-mail',
  schema: z.object({ id: z.int() }),
}

/** To an address that bought nothing under this number; what comes after them in a day is kept all the same. */
const mostReceipts = 3
const dayMs = 86_400_000

const line = (text: string, most: number) => text.replaceAll('\0', '').trim().slice(0, most)

/**
 * Stores a withdrawal, whether the order exists or not; the receipt is sent to the given address, which may be somebody
 * else's.
 */
export async function takeInWithdrawal(parts: OrderParts, given: NewWithdrawal): Promise<StaffWithdrawal> {
  const email = customerOf(line(given.email, 200))
  const number = readOrderNumber(given.orderNumber)
  return parts.db.transaction(async (tx) => {
    const [order] =
      number === undefined
        ? []
        : await tx
            .select({ id: orders.id })
            .from(orders)
            .where(and(eq(orders.id, number), eq(orders.email, email)))
    const [row] = await tx
      .insert(withdrawals)
      .values({
        orderNumber: line(given.orderNumber, 60),
        name: line(given.name, 120),
        email,
        text: line(given.text ?? '', 5_000),
        orderId: order?.id,
        receivedAt: parts.clock(),
      })
      .returning()
    if (!row) throw new Error('a withdrawal was not kept')
    const since = new Date(row.receivedAt.getTime() - dayMs)
    const today = and(eq(withdrawals.email, email), gt(withdrawals.receivedAt, since))
    if (order || (await tx.$count(withdrawals, today)) <= mostReceipts)
      await parts.jobs.send(withdrawalMailJob, { id: row.id }, { tx })
    if (order) {
      await noteEvent(parts, tx, { orderId: order.id, by: 'buyer', kind: 'withdrawal', text: row.text })
      await sendOrderMail(parts, tx, {
        orderId: order.id,
        mail: 'needs-person',
        about: `withdrawal ${row.id}`,
      })
    }
    return toWithdrawal(row)
  })
}

/** Sends the receipt once, however often the job runs. */
export async function runWithdrawalMail(parts: OrderParts, { id }: { id: number }): Promise<void> {
  const [row] = await parts.db.select().from(withdrawals).where(eq(withdrawals.id, id))
  if (!row || row.receiptAt) return
  const message = await parts.orderMails.withdrawal(toWithdrawal(row))
  await parts.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
    if (!locked || locked.receiptAt) return
    await tx.update(withdrawals).set({ receiptAt: parts.clock() }).where(eq(withdrawals.id, id))
    await parts.mail.send(message, tx)
  })
}

export async function listWithdrawals(
  { db }: OrderParts,
  { status, page, perPage }: { status?: 'open' | 'settled'; page: number; perPage: number },
): Promise<{ withdrawals: readonly StaffWithdrawal[]; total: number }> {
  const where = status && eq(withdrawals.status, status)
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(withdrawals).where(where),
    db
      .select()
      .from(withdrawals)
      .where(where)
      .orderBy(desc(withdrawals.receivedAt), desc(withdrawals.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ])
  return { withdrawals: rows.map(toWithdrawal), total: counted?.total ?? 0 }
}

/** Settles a withdrawal. A second time changes nothing: the first answer stays. */
export async function settleWithdrawal(
  parts: OrderParts,
  id: number,
  answer: string,
  by: Actor,
): Promise<Result<StaffWithdrawal, 'missing'>> {
  return parts.db.transaction(async (tx) => {
    const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
    if (!row) return fail('missing')
    if (row.status === 'settled') return ok(toWithdrawal(row))
    const [settled] = await tx
      .update(withdrawals)
      .set({ status: 'settled', settledAt: parts.clock(), settledBy: by, answer: line(answer, 5_000) })
      .where(eq(withdrawals.id, id))
      .returning()
    if (!settled) throw new Error('a locked withdrawal is gone')
    if (settled.orderId !== null)
      await noteEvent(parts, tx, { orderId: settled.orderId, by, kind: 'withdrawal', text: settled.answer })
    return ok(toWithdrawal(settled))
  })
}
