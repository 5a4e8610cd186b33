import { and, asc, eq, gt, isNull, lte, ne, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs.ts'
import { readOrder } from '../orders/find-order.ts'
import { sendOrderMail } from '../orders/mail-job.ts'
import { orderMails, orders } from '../orders/schema.ts'
import type { Parts } from '../parts.ts'
import { reviewRefusals } from '../schema.ts'

export const inviteJob: JobKind<Record<string, never>> = { name: 'shop-invite', schema: z.strictObject({}) }
export const inviteTime = '30 9 * * *'

const dayMs = 86_400_000
/** Whoever was delivered longer ago than this beyond the day is not asked: staff may turn it on late. */
const lateDays = 14
/** In one run; the rest follows the next day. */
const most = 500

/** Asks buyers once, some days after delivery, what they think; nobody who does not want it. How many were asked. */
export async function inviteBuyers(parts: Parts): Promise<number> {
  const { db, clock } = parts
  const { invite, inviteAfterDays } = (await parts.settings()).reviews
  if (!invite) return 0
  const due = new Date(clock().getTime() - inviteAfterDays * dayMs)
  const asked = db
    .select({ one: sql`1` })
    .from(orderMails)
    .where(and(eq(orderMails.orderId, orders.id), eq(orderMails.mail, 'review')))
  const refused = db
    .select({ one: sql`1` })
    .from(reviewRefusals)
    .where(eq(reviewRefusals.email, orders.email))
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'completed'),
        lte(orders.completedAt, due),
        gt(orders.completedAt, new Date(due.getTime() - lateDays * dayMs)),
        ne(orders.email, ''),
        isNull(orders.erasedAt),
        notExists(asked),
        notExists(refused),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(most)
  for (const { id } of rows)
    await db.transaction((tx) => sendOrderMail(parts, tx, { orderId: id, mail: 'review' }))
  return rows.length
}

/** The way out, for who has number and key of an order: no invitation any more. */
export async function refuseInvitations(parts: Parts, id: number, key: string): Promise<boolean> {
  const order = await readOrder(parts, id, key)
  if (!order || order.email === '') return false
  await parts.db
    .insert(reviewRefusals)
    .values({ email: order.email, at: parts.clock() })
    .onConflictDoNothing()
  return true
}
