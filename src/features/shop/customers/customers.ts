import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { foldedHoldsWords } from '../../../platform/database/containing.ts'
import { piecesOf, toSummary } from '../orders/read-details.ts'
import { orders } from '../orders/schema.ts'
import type { OrderSummary } from '../orders/views.ts'
import type { Parts } from '../payments/parts.ts'
import { customerNotes } from '../schema.ts'
import type { Cents } from '../views.ts'

/** A customer, identified by the e-mail address of their orders. */
export interface CustomerView {
  email: string
  name: string
  city: string
  orders: number
  /** Paid minus refunded. */
  paidCents: Cents
  lastOrderAt: Date
}

export interface CustomerNote {
  id: number
  at: Date
  by: string
  text: string
}

export interface CustomerQuery {
  /** Part of name, address or product. */
  words?: string
  sort?: 'lastOrderAt' | 'orders' | 'paidCents' | 'email'
  descending?: boolean
  /** From 1. */
  page: number
  perPage: number
}

const longestNote = 2_000
/** At most this many orders of one customer are listed. */
const mostOrders = 200

/** Lists customers; by default the one with the latest order comes first. */
export async function listCustomers(
  { db }: Parts,
  { words = '', sort = 'lastOrderAt', descending = true, page, perPage }: CustomerQuery,
): Promise<{ customers: readonly CustomerView[]; total: number }> {
  const known = sql`${orders.email} <> ''`
  const found = foldedHoldsWords(orders.words, words)
  const where = sql`where ${known} ${found && sql`and ${found}`}`
  const columns: Record<NonNullable<CustomerQuery['sort']>, SQL> = {
    lastOrderAt: sql`last_order_at`,
    orders: sql`orders`,
    paidCents: sql`paid_cents`,
    email: sql`email`,
  }
  const way = descending ? desc(columns[sort]) : asc(columns[sort])
  const [{ rows }, total] = await Promise.all([
    db.execute(sql`
      select email, (array_agg(trim((billing ->> 'firstName') || ' ' || (billing ->> 'lastName')) order by id desc))[1] as name,
        (array_agg(billing ->> 'city' order by id desc))[1] as city, count(*)::int as orders,
        sum(paid_cents - refunded_cents)::int as paid_cents, max(placed_at) as last_order_at
      from ${orders} ${where} group by email order by ${way}, email
      limit ${perPage} offset ${(page - 1) * perPage}`),
    db.execute<{ total: number }>(sql`select count(distinct email)::int as total from ${orders} ${where}`),
  ])
  return { customers: rows.map(toCustomer), total: total.rows[0]?.total ?? 0 }
}

function toCustomer(row: Record<string, unknown>): CustomerView {
  const last = row.last_order_at
  return {
    email: String(row.email),
    name: String(row.name ?? ''),
    city: String(row.city ?? ''),
    orders: Number(row.orders),
    paidCents: Number(row.paid_cents),
    lastOrderAt: last instanceof Date ? last : new Date(String(last)),
  }
}

/** Returns the orders and notes of a customer; empty lists when there are none. */
export async function findCustomer(
  parts: Parts,
  email: string,
): Promise<{ orders: readonly OrderSummary[]; notes: readonly CustomerNote[] }> {
  const { db } = parts
  if (email === '') return { orders: [], notes: [] }
  const [rows, notes] = await Promise.all([
    db.select().from(orders).where(eq(orders.email, email)).orderBy(desc(orders.id)).limit(mostOrders),
    db
      .select({ id: customerNotes.id, at: customerNotes.at, by: customerNotes.by, text: customerNotes.text })
      .from(customerNotes)
      .where(eq(customerNotes.email, email))
      .orderBy(desc(customerNotes.id)),
  ])
  const pieces = await piecesOf(
    parts,
    rows.map(({ id }) => id),
  )
  return { orders: rows.map((row) => toSummary(row, pieces.get(row.id) ?? 0)), notes }
}

/** Saves a staff note about a customer. The customer's data export contains it, too. */
export async function addCustomerNote(
  { db, clock }: Parts,
  email: string,
  text: string,
  by: string,
): Promise<void> {
  const note = text.toWellFormed().replaceAll('\0', '').trim().slice(0, longestNote)
  if (note !== '') await db.insert(customerNotes).values({ email, text: note, by, at: clock() })
}
