import { and, desc, eq, gt, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs.ts'
import { readOrder } from '../orders/find-order.ts'
import { sendOrderMail } from '../orders/mail-job.ts'
import { orderMails, orders } from '../orders/schema.ts'
import type { Parts } from '../payments/parts.ts'
import { reviewRefusals } from '../schema.ts'

export const inviteJob: JobKind<Record<string, never>> = { name: 'shop-invite', schema: z.strictObject({}) }
export const inviteTime = '30 9 * * *'

const dayMs = 86_400_000
/**
 * Orders completed more than this many days before the due date get no invitation: staff may turn invitations on late.
 */
const lateDays = 14
/** The most invitations of one run; the rest follow the next day. */
const most = 500

/**
 * Invites buyers once, some days after delivery, to write a review, unless they opted out. With several orders only the
 * newest is asked about.
 * @returns how many were invited
 */
export async function inviteBuyers(parts: Parts): Promise<number> {
  const { db, clock } = parts
  const { invite, inviteAfterDays } = (await parts.settings()).reviews
  if (!invite) return 0
  const before = (date: Date, days: number) => new Date(date.getTime() - days * dayMs)
  const due = before(clock(), inviteAfterDays)
  const other = alias(orders, 'other')
  const asked = db
    .select({ one: sql`1` })
    .from(orderMails)
    .innerJoin(other, eq(other.id, orderMails.orderId))
    .where(
      and(
        eq(orderMails.mail, 'review'),
        eq(other.email, orders.email),
        or(eq(other.id, orders.id), gt(orderMails.at, before(clock(), lateDays))),
      ),
    )
  const refused = db
    .select({ one: sql`1` })
    .from(reviewRefusals)
    .where(eq(reviewRefusals.email, orders.email))
  const rows = await db
    .selectDistinctOn([orders.email], { id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'completed'),
        lte(orders.completedAt, due),
        gt(orders.completedAt, before(due, lateDays)),
        ne(orders.email, ''),
        isNull(orders.erasedAt),
        notExists(asked),
        notExists(refused),
      ),
    )
    .orderBy(orders.email, desc(orders.completedAt), desc(orders.id))
    .limit(most)
  for (const { id } of rows)
    await db.transaction((tx) => sendOrderMail(parts, tx, { orderId: id, mail: 'review' }))
  return rows.length
}

/** Stops all further invitations, for whoever has the number and key of an order. */
export async function refuseInvitations(parts: Parts, id: number, key: string): Promise<boolean> {
  const order = await readOrder(parts, id, key)
  if (!order || order.email === '') return false
  await parts.db
    .insert(reviewRefusals)
    .values({ email: order.email, at: parts.clock() })
    .onConflictDoNothing()
  return true
}
