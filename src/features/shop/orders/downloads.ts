import { and, arrayOverlaps, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { noteEvent } from './events.ts'
import { lockOrder } from './find-order.ts'
import { sendOrderMail } from './mail-job.ts'
import { newDownloadKey } from './numbers.ts'
import { isDownloadable } from './order-row.ts'
import type { OrderParts } from './parts.ts'
import { downloads, orderLines, orders } from './schema.ts'
import type { Actor, BoughtDownload } from './views.ts'

/** A download that is interrupted and resumed or started again within a day counts once. */
const onceMs = 24 * 3_600_000
const dayMs = 24 * 3_600_000

/** Returns the files that a viewer has bought and may download now, through an account or through download links. */
export async function openDownloads(
  parts: Pick<OrderParts, 'db' | 'clock'>,
  viewer: Viewer,
  fileIds?: readonly number[],
): Promise<readonly BoughtDownload[]> {
  const whose = ordersOf(viewer)
  if (!whose || fileIds?.length === 0) return []
  return rightsIn(parts.db, whose, parts.clock(), fileIds)
}

/** Returns the ids of the same files. */
export const boughtFiles = async (
  parts: OrderParts,
  viewer: Viewer,
  fileIds?: readonly number[],
): Promise<ReadonlySet<number>> =>
  new Set((await openDownloads(parts, viewer, fileIds)).map(({ fileId }) => fileId))

/** Counts a download of each file. Returns the files that may be downloaded now, if only for the last time. */
export async function countDownloads(
  parts: OrderParts,
  viewer: Viewer,
  fileIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const whose = ordersOf(viewer)
  if (!whose) return new Set()
  return parts.db.transaction(async (tx) => {
    // A concurrent download of the same lines waits; otherwise both would use the last download.
    await tx
      .select({ id: orderLines.id })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(whose, arrayOverlaps(orderLines.fileIds, [...fileIds])))
      .orderBy(orderLines.id)
      .for('update', { of: orderLines })
    const now = parts.clock()
    const rights = await rightsIn(tx, whose, now, fileIds)
    const rows = rights.map(({ lineId, fileId }) => ({ lineId, fileId, times: 1, lastAt: now }))
    if (rows.length > 0)
      await tx
        .insert(downloads)
        .values(rows)
        .onConflictDoUpdate({
          target: [downloads.lineId, downloads.fileId],
          set: { times: sql`${downloads.times} + 1`, lastAt: now },
          setWhere: sql`${downloads.lastAt} <= ${new Date(now.getTime() - onceMs)}`,
        })
    return new Set(rows.map(({ fileId }) => fileId))
  })
}

/** Returns the condition for a viewer's orders, by account or by download key; undefined for a viewer with neither. */
function ordersOf({ userId, purchases = [] }: Viewer): SQL | undefined {
  return or(
    userId === undefined ? undefined : eq(orders.userId, userId),
    ...purchases.map(({ orderId, key }) => and(eq(orders.id, orderId), eq(orders.downloadKey, key))),
  )
}

/** Returns for each file the line that allows most: one without a limit, else the one with most downloads left. */
async function rightsIn(
  db: Executor,
  whose: SQL,
  now: Date,
  fileIds?: readonly number[],
): Promise<BoughtDownload[]> {
  const lines = await db
    .select({ order: orders, line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        whose,
        inArray(orders.status, ['processing', 'completed']),
        isNotNull(orders.downloadKey),
        sql`${orderLines.returnedQuantity} < ${orderLines.quantity}`,
        fileIds && arrayOverlaps(orderLines.fileIds, [...fileIds]),
      ),
    )
    .orderBy(orderLines.id)
  const open = lines.filter(({ order }) => isDownloadable(order))
  const used = await timesOf(
    db,
    open.map(({ line }) => line.id),
  )
  const best = new Map<number, BoughtDownload>()
  for (const { order, line } of open) {
    const { downloadLimit, downloadDays, quantity, returnedQuantity, id: lineId } = line
    const from = order.downloadsFrom ?? order.paidAt ?? order.placedAt
    const until = downloadDays === null ? undefined : new Date(from.getTime() + downloadDays * dayMs)
    if (until && until <= now) continue
    for (const fileId of line.fileIds) {
      if (fileIds && !fileIds.includes(fileId)) continue
      const { times = 0, lastAt } = used.get(`${lineId} ${fileId}`) ?? {}
      const left = downloadLimit === null ? undefined : downloadLimit * (quantity - returnedQuantity) - times
      const isRunning = lastAt !== undefined && lastAt.getTime() > now.getTime() - onceMs
      if (left !== undefined && left <= 0 && !isRunning) continue
      const right = { fileId, lineId, orderId: order.id, left, until }
      const known = best.get(fileId)
      if (!known || givesMore(right, known)) best.set(fileId, right)
    }
  }
  return [...best.values()]
}

const givesMore = (one: BoughtDownload, other: BoughtDownload): boolean =>
  (one.left ?? Number.POSITIVE_INFINITY) > (other.left ?? Number.POSITIVE_INFINITY)

async function timesOf(db: Executor, lineIds: readonly number[]) {
  const rows =
    lineIds.length === 0
      ? []
      : await db
          .select()
          .from(downloads)
          .where(inArray(downloads.lineId, [...lineIds]))
  return new Map(rows.map((row) => [`${row.lineId} ${row.fileId}`, row]))
}

/** Replaces the download link and mails it. The old link stops working; the count and the days start again. */
export async function renewDownloads(
  parts: OrderParts,
  id: number,
  by: Actor,
): Promise<Result<undefined, 'missing' | 'not-allowed'>> {
  return parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return fail('missing')
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, id))
    if (!isDownloadable(order) || lines.every(({ fileIds }) => fileIds.length === 0))
      return fail('not-allowed')
    const now = parts.clock()
    await tx
      .update(orders)
      .set({ downloadKey: newDownloadKey(), downloadsFrom: now })
      .where(eq(orders.id, id))
    await tx.delete(downloads).where(
      inArray(
        downloads.lineId,
        lines.map((line) => line.id),
      ),
    )
    await noteEvent(parts, tx, { orderId: id, by, kind: 'downloads-renewed' })
    await sendOrderMail(parts, tx, { orderId: id, mail: 'downloads', about: now.toISOString() })
    return ok(undefined)
  })
}

/** Closes the downloads of an order until they are renewed. */
export async function endDownloads(
  parts: OrderParts,
  id: number,
  by: Actor,
): Promise<Result<undefined, 'missing'>> {
  return parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return fail('missing')
    if (order.downloadKey === null) return ok(undefined)
    await tx.update(orders).set({ downloadKey: null }).where(eq(orders.id, id))
    await noteEvent(parts, tx, { orderId: id, by, kind: 'downloads-ended' })
    return ok(undefined)
  })
}
