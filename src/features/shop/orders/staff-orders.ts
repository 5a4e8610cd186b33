import { and, asc, count, desc, eq, exists, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { foldedHoldsWords } from '../../../platform/database/containing.ts'
import { noteEvent } from './events.ts'
import { lockOrder } from './find-order.ts'
import { sendOrderMail } from './mail-job.ts'
import type { OrderMail } from './mails.ts'
import { countMoney } from './money-in.ts'
import { moveOrder } from './move-order.ts'
import { orderNumber, readInvoiceNumber, readOrderNumber } from './numbers.ts'
import { dueOf } from './order-row.ts'
import type { OrderParts } from './parts.ts'
import { piecesOf, toSummary } from './read-details.ts'
import { invoices, orderLines, orders, payments, stockMoves, withdrawals } from './schema.ts'
import type {
  Actor,
  OrderStatus,
  OrderSummary,
  OrdersWaiting,
  StaffOrderQuery,
  StepProblem,
  StockMove,
} from './views.ts'

const openWithdrawal = (db: OrderParts['db']) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(withdrawals)
      .where(and(eq(withdrawals.orderId, orders.id), eq(withdrawals.status, 'open'))),
  )

/** The condition of `isShort` in SQL. */
const short = sql`(${orders.status} not in ('cancelled', 'failed') and (${orders.chargedBackCents} > 0
  or (${orders.status} in ('pending', 'on-hold') and ${orders.paidCents} > ${orders.refundedCents})))`

/** Lists orders for staff. With `attention`, those with money to pay back come first, then those paid short. */
export async function listOrders(
  parts: OrderParts,
  query: StaffOrderQuery,
): Promise<{ orders: readonly OrderSummary[]; total: number }> {
  const { db } = parts
  const where = conditionsOf(db, query)
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(orders).where(where),
    db
      .select({ order: orders, isWithdrawn: sql<boolean>`${openWithdrawal(db)}` })
      .from(orders)
      .where(where)
      .orderBy(
        ...(query.attention ? [desc(gt(orders.toPayBackCents, 0)), desc(short)] : []),
        ...orderOf(query),
      )
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage),
  ])
  const pieces = await piecesOf(
    parts,
    rows.map(({ order }) => order.id),
  )
  return {
    orders: rows.map(({ order, isWithdrawn }) => toSummary(order, pieces.get(order.id) ?? 0, isWithdrawn)),
    total: counted?.total ?? 0,
  }
}

function orderOf({ sort = 'placedAt', descending = true }: StaffOrderQuery): SQL[] {
  const columns = {
    placedAt: orders.placedAt,
    number: orders.id,
    totalCents: orders.totalCents,
    status: orders.status,
    name: sql`${orders.billing} ->> 'lastName' collate schelp_natural`,
  }
  const direction = descending ? desc : asc
  return [direction(columns[sort]), direction(orders.id)]
}

function conditionsOf(db: OrderParts['db'], query: StaffOrderQuery): SQL | undefined {
  const { words = '', statuses, paymentMethod, productId, attention, from, to, ids } = query
  const number = readOrderNumber(words)
  const invoice = readInvoiceNumber(words)
  return and(
    words.trim() === ''
      ? undefined
      : or(
          number === undefined ? undefined : eq(orders.id, number),
          invoice && inArray(orders.id, orderOfInvoice(db, invoice)),
          foldedHoldsWords(orders.words, words),
        ),
    statuses && inArray(orders.status, [...statuses]),
    paymentMethod === undefined ? undefined : eq(orders.paymentMethod, paymentMethod),
    productId === undefined
      ? undefined
      : inArray(
          orders.id,
          db.select({ id: orderLines.orderId }).from(orderLines).where(eq(orderLines.productId, productId)),
        ),
    attention ? or(gt(orders.toPayBackCents, 0), short, openWithdrawal(db)) : undefined,
    from && gte(orders.placedAt, from),
    to && lt(orders.placedAt, to),
    ids && inArray(orders.id, [...ids]),
  )
}

const orderOfInvoice = (
  db: OrderParts['db'],
  { kind, year, sequence }: NonNullable<ReturnType<typeof readInvoiceNumber>>,
) =>
  db
    .select({ id: invoices.orderId })
    .from(invoices)
    .where(and(eq(invoices.kind, kind), eq(invoices.year, year), eq(invoices.sequence, sequence)))

/** Counts the orders and withdrawals that wait for staff. */
export async function ordersWaiting({ db }: OrderParts): Promise<OrdersWaiting> {
  const [[counted], withdrawn] = await Promise.all([
    db
      .select({
        toSend: sql<number>`(count(*) filter (where ${orders.status} = 'processing'))::int`,
        unpaid: sql<number>`(count(*) filter (where ${orders.status} in ('pending', 'on-hold')))::int`,
        toPayBack: sql<number>`(count(*) filter (where ${orders.toPayBackCents} > 0))::int`,
      })
      .from(orders),
    db.$count(withdrawals, eq(withdrawals.status, 'open')),
  ])
  return { toSend: 0, unpaid: 0, toPayBack: 0, ...counted, withdrawn }
}

/** Changes the status for staff. They cannot choose 'refunded': a full refund sets it. */
export async function stepOrder(
  parts: OrderParts,
  id: number,
  to: OrderStatus,
  by: Actor,
  more: { trackAndTrace?: string; text?: string } = {},
): Promise<Result<OrderStatus, StepProblem>> {
  return parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return fail('missing')
    if (to === 'refunded' && order.status !== to) return fail('not-allowed')
    const moved = await moveOrder(parts, tx, order, to, by, more)
    if (!moved.ok) return moved
    // The buyer pays on collection.
    const rest = dueOf(order)
    if (to === 'completed' && order.paymentMethod === 'cod' && rest > 0) {
      await addPayment(parts, tx, id, rest, by)
      return ok((await countMoney(parts, tx, moved.value, by)).status)
    }
    return ok(moved.value.status)
  })
}

/** Records money received by bank transfer or over the counter. */
export async function receivePayment(
  parts: OrderParts,
  id: number,
  cents: number,
  by: Actor,
  key?: string,
): Promise<Result<OrderStatus, 'missing' | 'bad-amount'>> {
  if (!Number.isInteger(cents) || cents <= 0 || cents > 100_000_000) return fail('bad-amount')
  return parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return fail('missing')
    await addPayment(parts, tx, id, cents, by, key)
    return ok((await countMoney(parts, tx, order, by)).status)
  })
}

type Tx = Parameters<typeof lockOrder>[0]

async function addPayment(
  parts: OrderParts,
  tx: Tx,
  orderId: number,
  cents: number,
  by: Actor,
  key?: string,
): Promise<void> {
  const now = parts.clock()
  const attempt = (await tx.$count(payments, eq(payments.orderId, orderId))) + 1
  const [kept] = await tx
    .insert(payments)
    .values({
      orderId,
      attempt,
      method: 'received',
      provider: 'none',
      status: 'paid',
      idempotencyKey: `received-${orderId}-${key ?? attempt}`,
      amountCents: cents,
      paidCents: cents,
      createdAt: now,
      paidAt: now,
    })
    .onConflictDoNothing({ target: payments.idempotencyKey })
    .returning({ id: payments.id })
  if (!kept) return
  await noteEvent(parts, tx, { orderId, by, kind: 'payment', cents })
}

export async function addNote(
  parts: OrderParts,
  id: number,
  text: string,
  by: Actor,
): Promise<Result<undefined, 'missing'>> {
  return parts.db.transaction(async (tx) => {
    if (!(await lockOrder(tx, id))) return fail('missing')
    const note = text.replaceAll('\0', '').trim().slice(0, 5_000)
    await noteEvent(parts, tx, { orderId: id, by, kind: 'note', text: note })
    return ok(undefined)
  })
}

export async function mailAgain(
  parts: OrderParts,
  id: number,
  mail: OrderMail,
  by: Actor,
): Promise<Result<undefined, 'missing'>> {
  return parts.db.transaction(async (tx) => {
    if (!(await lockOrder(tx, id))) return fail('missing')
    const about = `${by} ${parts.clock().toISOString()}`
    await sendOrderMail(parts, tx, { orderId: id, mail, about, by })
    return ok(undefined)
  })
}

export async function stockMovesOf(
  { db }: OrderParts,
  productId: number,
  page: number,
  perPage = 50,
): Promise<{ moves: readonly StockMove[]; total: number }> {
  const own = eq(stockMoves.productId, productId)
  const [total, rows] = await Promise.all([
    db.$count(stockMoves, own),
    db
      .select({ move: stockMoves, placedAt: orders.placedAt })
      .from(stockMoves)
      .leftJoin(orders, eq(orders.id, stockMoves.orderId))
      .where(own)
      .orderBy(desc(stockMoves.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ])
  return {
    total,
    moves: rows.map(({ move: { productId: _, variantId, orderId, ...move }, placedAt }) => ({
      ...move,
      variantId: variantId ?? undefined,
      ...(orderId !== null && placedAt && { orderId, orderNumber: orderNumber({ id: orderId, placedAt }) }),
    })),
  }
}
