import { asc, desc, eq, inArray, max, sql } from 'drizzle-orm'
import { type Executor, onOneConnection } from '../../../platform/database/index.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import type { Address } from './address.ts'
import { orderById } from './find-order.ts'
import type { InvoiceView } from './invoices.ts'
import type { MailedOrder, OrderMail } from './mails.ts'
import { invoiceNumber, orderNumber } from './numbers.ts'
import { dueOf, isDownloadable, isPayable, type OrderRow, owedOf, refundableOf } from './order-row.ts'
import type { OrderParts } from './parts.ts'
import { toRefundView } from './refund-view.ts'
import { invoices, orderEvents, orderLines, payments, refunds, withdrawals } from './schema.ts'
import { allowedSteps, holds, waitsForMoney } from './steps.ts'
import { orderTexts } from './texts.nl.ts'
import type {
  Attention,
  OrderDetails,
  OrderLineView,
  OrderSummary,
  OrderView,
  StaffWithdrawal,
} from './views.ts'

type LineRow = typeof orderLines.$inferSelect

/** The row with undefined in place of null. */
type Present<Row> = { [Name in keyof Row]: Exclude<Row[Name], null> | undefined }
const present = <Row extends object>(row: Row): Present<Row> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? undefined])) as Present<Row>

/** Returns the summary of an order for a list. */
export function toSummary(order: OrderRow, pieces: number, isWithdrawn = false): OrderSummary {
  const { id, status, placedAt, totalCents, paidCents, refundedCents, toPayBackCents } = order
  return {
    id,
    number: orderNumber(order),
    status,
    placedAt,
    totalCents,
    paidCents,
    refundedCents,
    toPayBackCents,
    name: nameOf(order),
    email: order.email,
    city: buyerOf(order).city ?? '',
    pieces,
    paymentMethod: order.paymentMethod,
    delivery: order.delivery ?? undefined,
    attention: attentionOf(order, isWithdrawn),
  }
}

/** A row that was edited by hand may lack any field; that must not break a list. */
const buyerOf = ({ billing }: OrderRow): Partial<Address> => billing ?? {}

function nameOf(order: OrderRow): string {
  const { firstName = '', lastName = '' } = buyerOf(order)
  return order.erasedAt ? orderTexts.erased : `${firstName} ${lastName}`.trim()
}

/** Returns why staff must look at an order. */
function attentionOf(order: OrderRow, isWithdrawn: boolean): Attention | undefined {
  if (order.toPayBackCents > 0) return 'pay-back'
  if (isShort(order)) return 'short'
  return isWithdrawn ? 'withdrawn' : undefined
}

/** Whether an order is paid in part, or charged back by a bank. */
export const isShort = (order: OrderRow): boolean =>
  holds(order.status) &&
  ((waitsForMoney(order.status) && order.paidCents > order.refundedCents) || order.chargedBackCents > 0)

export function toView(
  order: OrderRow,
  lines: readonly LineRow[],
  issued: readonly InvoiceView[],
  withdrawnAt: Date | null,
): OrderView {
  const { attention, ...summary } = toSummary(
    order,
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
  )
  const { key, billing, coupons, vat, subtotalCents, discountCents, withoutVat, note } = order
  const { userId, shipping, shippingCents, shippingLabel, termsVersion, trackAndTrace, ...times } = order
  const { downloadConsentAt, expiresAt, paidAt, completedAt } = times
  return {
    ...summary,
    key,
    billing,
    coupons,
    vat,
    subtotalCents,
    discountCents,
    withoutVat,
    note,
    ...present({ userId, shipping, shippingCents, shippingLabel, termsVersion, trackAndTrace }),
    ...present({ downloadConsentAt, expiresAt, paidAt, completedAt, withdrawnAt }),
    lines: lines.map(toLine),
    dueCents: dueOf(order),
    payable: isPayable(order),
    downloadable: isDownloadable(order) && order.downloadKey !== null,
    downloadKey: order.downloadKey ?? undefined,
    invoices: issued,
  }
}

const toLine = ({
  orderId,
  position,
  stockOf,
  takenQuantity,
  restockedQuantity,
  downloadLimit,
  downloadDays,
  ...line
}: LineRow): OrderLineView => ({
  ...line,
  variantId: line.variantId ?? undefined,
  pictureId: line.pictureId ?? undefined,
  subtotalCents: line.unitCents * line.quantity,
})

export const toWithdrawal = ({
  orderId,
  settledAt,
  settledBy,
  receiptAt,
  ...row
}: typeof withdrawals.$inferSelect): StaffWithdrawal => ({
  ...row,
  ...present({ orderId, settledAt, settledBy }),
})

const toInvoice = (row: typeof invoices.$inferSelect): InvoiceView => ({
  id: row.id,
  number: invoiceNumber(row),
  kind: row.kind,
  issuedAt: row.issuedAt,
  orderId: row.orderId,
  totalCents: row.totalCents,
  contents: row.contents,
})

const linesOf = preparedOn((db) =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, sql.placeholder('id')))
    .orderBy(asc(orderLines.position))
    .prepare('shop_order_lines_of'),
)

const invoicesOf = preparedOn((db) =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, sql.placeholder('id')))
    .orderBy(asc(invoices.id))
    .prepare('shop_invoices_of'),
)

const withdrawnOf = preparedOn((db) =>
  db
    .select({ at: max(withdrawals.receivedAt) })
    .from(withdrawals)
    .where(eq(withdrawals.orderId, sql.placeholder('id')))
    .prepare('shop_withdrawn_of'),
)

/** Reads an order with its lines and invoices; the queries are sent in one packet (0028). */
export async function readOrderView(
  db: Executor,
  id: number,
): Promise<{ row: OrderRow; view: OrderView } | undefined> {
  const [[row], lines, issued, [withdrawn]] = await onOneConnection(db, (connection) =>
    Promise.all([
      orderById(connection).execute({ id }),
      linesOf(connection).execute({ id }),
      invoicesOf(connection).execute({ id }),
      withdrawnOf(connection).execute({ id }),
    ]),
  )
  return row && { row, view: toView(row, lines, issued.map(toInvoice), withdrawn?.at ?? null) }
}

/** Reads the data of an order that these mails use. */
export async function readMailed(
  parts: Pick<OrderParts, 'db'>,
  id: number,
  mails: readonly OrderMail[],
): Promise<MailedOrder | undefined> {
  if (mails.some((mail) => mail === 'refunded' || mail === 'needs-person')) return readDetails(parts, id)
  const read = await readOrderView(parts.db, id)
  return read && { ...read.view, refunds: [] }
}

/** Reads all that staff see of an order. */
export async function readDetails(
  parts: Pick<OrderParts, 'db'>,
  id: number,
): Promise<OrderDetails | undefined> {
  const { db } = parts
  const [read, paid, back, events, withdrawn] = await Promise.all([
    readOrderView(parts.db, id),
    db.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.attempt)),
    db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(asc(refunds.id)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(desc(orderEvents.id)),
    db.select().from(withdrawals).where(eq(withdrawals.orderId, id)).orderBy(asc(withdrawals.id)),
  ])
  if (!read) return undefined
  const { row: order, view } = read
  return {
    ...view,
    payments: paid.map(
      ({ orderId, idempotencyKey, checkoutUrl, chargeBacks, providerId, paidAt, ...row }) => ({
        ...row,
        ...present({ providerId, paidAt }),
      }),
    ),
    refunds: back.map(toRefundView),
    events: events.map(({ orderId, from, to, cents, text, ...row }) => ({
      ...row,
      ...present({ from, to, cents, text }),
    })),
    withdrawals: withdrawn.map(toWithdrawal),
    attention: attentionOf(
      order,
      withdrawn.some(({ status }) => status === 'open'),
    ),
    steps: allowedSteps[order.status].filter((status) => status !== 'refunded'),
    refundableCents: Math.max(refundableOf(order), owedOf(order)),
    opensDownloads: isDownloadable(order) && view.lines.some(({ fileIds }) => fileIds.length > 0),
  }
}

/** Counts the pieces of each order. */
export async function piecesOf(
  { db }: Pick<OrderParts, 'db'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: orderLines.orderId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
  const pieces = new Map<number, number>()
  for (const { id, quantity } of rows) pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  return pieces
}

export async function readInvoice(
  { db }: Pick<OrderParts, 'db'>,
  id: number,
): Promise<InvoiceView | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  return row && toInvoice(row)
}
