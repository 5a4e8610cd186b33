import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../../../kernel/viewer.ts'
import { onOneConnection, type Transaction } from '../../../platform/database/index.ts'
import { digestOf } from '../cart/token.ts'
import { customerOf } from '../coupons/rules.ts'
import type { CartToken } from '../inputs.ts'
import { isNumber, keyOfOpen } from './find-order.ts'
import { isSame } from './numbers.ts'
import type { OrderParts } from './parts.ts'
import { piecesOf, readOrderView, toSummary } from './read-details.ts'
import { orders } from './schema.ts'
import type { OrderSummary, OrderView, ReceivedOrder } from './views.ts'

/** How long the session that placed an order may see all of it without further proof (decisions, Checkout). */
const sessionMs = 10 * 60_000
const perPage = 20

export interface ProofOfBuyer {
  token?: CartToken
  email?: string
  viewer?: Viewer
  /** From the link in the mail; it opens only the downloads. */
  downloadKey?: string
}

/** Finds an order by number and key. Its name and address may be shown only when `isBuyer` is true. */
export async function receivedOrder(
  parts: OrderParts,
  id: number,
  key: string,
  { token, email, viewer, downloadKey }: ProofOfBuyer,
): Promise<ReceivedOrder | undefined> {
  if (!isNumber(id)) return undefined
  const [read, open] = await onOneConnection(parts.db, (connection) =>
    Promise.all([readOrderView(connection, id), keyOfOpen(connection).execute({ id })]),
  )
  if (!read || !isSame(read.row.key, key)) return undefined
  const { row, view } = read
  const isFresh = parts.clock().getTime() - row.placedAt.getTime() < sessionMs
  const isBuyer =
    (token !== undefined &&
      isFresh &&
      row.sessionDigest !== null &&
      isSame(row.sessionDigest, digestOf(token))) ||
    // An empty e-mail address proves nothing, even for an order that has none.
    (email !== undefined && row.email !== '' && isSame(row.email, customerOf(email))) ||
    (viewer?.userId !== undefined && viewer.userId === row.userId)
  const hasLink =
    downloadKey !== undefined && row.downloadKey !== null && isSame(row.downloadKey, downloadKey)
  return { order: view, isBuyer, mayDownload: isBuyer || hasLink, isOpenAtProvider: open.length > 0 }
}

/** Returns a signed-in customer's own orders, newest first. */
export async function ordersOfViewer(
  parts: OrderParts,
  { userId }: Viewer,
  page: number,
): Promise<{ orders: readonly OrderSummary[]; pages: number }> {
  if (userId === undefined) return { orders: [], pages: 0 }
  const own = eq(orders.userId, userId)
  const [[counted], rows] = await Promise.all([
    parts.db.select({ total: count() }).from(orders).where(own),
    parts.db
      .select()
      .from(orders)
      .where(own)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(perPage)
      .offset(Math.max(0, page - 1) * perPage),
  ])
  const pieces = await piecesOf(
    parts,
    rows.map(({ id }) => id),
  )
  return {
    orders: rows.map((row) => toSummary(row, pieces.get(row.id) ?? 0)),
    pages: Math.ceil((counted?.total ?? 0) / perPage),
  }
}

export async function orderOfViewer(
  parts: OrderParts,
  { userId }: Viewer,
  id: number,
): Promise<OrderView | undefined> {
  if (userId === undefined || !isNumber(id)) return undefined
  const read = await readOrderView(parts.db, id)
  return read?.row.userId === userId ? read.view : undefined
}

/**
 * Moves the orders of an e-mail address that belong to no account to an account; the caller proves the address first.
 */
export async function adoptOrders(
  { db }: OrderParts,
  email: string,
  userId: string,
  tx?: Transaction,
  /** Only this order. */
  orderId?: number,
): Promise<number> {
  const { rowCount } = await (tx ?? db)
    .update(orders)
    .set({ userId })
    .where(
      and(
        eq(orders.email, customerOf(email)),
        isNull(orders.userId),
        orderId === undefined ? undefined : eq(orders.id, orderId),
      ),
    )
  return rowCount ?? 0
}
