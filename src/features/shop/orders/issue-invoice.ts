import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { share } from '../totals/share.ts'
import type { VatAmount } from '../totals/totals.ts'
import { noteEvent } from './events.ts'
import type { InvoiceContents, InvoiceLine } from './invoices.ts'
import { invoiceNumber, orderNumber, yearOf } from './numbers.ts'
import type { OrderRow } from './order-row.ts'
import type { OrderParts } from './parts.ts'
import { counters, invoices, orderLines } from './schema.ts'

type LineRow = typeof orderLines.$inferSelect
type InvoiceRow = typeof invoices.$inferSelect

/** Returns the last invoice of an order, its credit notes, and the amount not yet credited. */
async function openInvoice(tx: Transaction, orderId: number) {
  const rows = await tx.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))
  const last = rows.findLast(({ kind }) => kind === 'invoice')
  if (!last) return undefined
  const credited = rows
    .filter(({ invoiceId }) => invoiceId === last.id)
    .reduce((sum, { totalCents }) => sum + totalCents, 0)
  return {
    invoice: last,
    credits: rows.filter(({ invoiceId }) => invoiceId === last.id),
    left: last.totalCents - credited,
  }
}

/**
 * Issues an invoice, unless the order has one that is not credited in full. Its number is taken in this transaction.
 */
export async function issueInvoice(parts: OrderParts, tx: Transaction, order: OrderRow): Promise<void> {
  if (order.totalCents === 0 || ((await openInvoice(tx, order.id))?.left ?? 0) > 0) return
  const lines = await linesOf(tx, order.id)
  const contents: InvoiceContents = {
    ...(await frame(parts, order)),
    lines: lines.map(toInvoiceLine),
    shippingLabel: order.shippingLabel ?? undefined,
    shippingCents: order.shippingCents ?? 0,
    shippingVat: order.shippingVat,
    vat: order.vat,
    totalCents: order.totalCents,
  }
  await insert(parts, tx, order.id, 'invoice', contents)
  // Amounts that were returned before this invoice are credited at once.
  if (order.returnedCents > 0) await creditInvoice(parts, tx, order, { cents: order.returnedCents })
}

/**
 * Credits part of the current invoice, at most what is left of it. Without lines it credits all that is left, or
 * `cents` of it, in proportion to the VAT rates.
 */
export async function creditInvoice(
  parts: OrderParts,
  tx: Transaction,
  order: OrderRow,
  what: {
    cents?: number
    lines?: readonly { lineId: number; quantity: number; cents: number }[]
    refundId?: number
    reason?: string
  },
): Promise<void> {
  const open = await openInvoice(tx, order.id)
  if (!open || open.left <= 0) return
  const totalCents = Math.min(what.cents ?? open.left, open.left)
  const rows = await linesOf(tx, order.id)
  const given = what.lines ?? []
  const lines = given.flatMap(({ lineId, quantity, cents }): InvoiceLine[] => {
    const row = rows.find(({ id }) => id === lineId)
    if (!row) return []
    const vatCents = vatIn(cents, row.vatPercent)
    return [
      {
        title: row.title,
        sku: row.sku,
        attributes: row.attributes,
        quantity,
        unitCents: row.unitCents,
        discountCents: row.unitCents * quantity - cents,
        totalCents: cents,
        vatPercent: row.vatPercent,
        vatCents,
      },
    ]
  })
  const rest = totalCents - lines.reduce((sum, line) => sum + line.totalCents, 0)
  const restVat = restByRate(rest, open.invoice.contents.vat, lines, open.credits)
  const vat = addUp([
    ...lines.map(({ vatPercent, totalCents: cents, vatCents }) => ({ percent: vatPercent, cents, vatCents })),
    ...restVat,
  ])
  const contents: InvoiceContents = {
    ...(await frame(parts, order)),
    lines,
    coupons: [],
    shippingCents: rest,
    shippingVat: restVat,
    vat,
    totalCents,
    creditOf: invoiceNumber(open.invoice),
    reason: what.reason,
  }
  await insert(parts, tx, order.id, 'credit', contents, {
    invoiceId: open.invoice.id,
    refundId: what.refundId,
  })
}

const vatIn = (cents: number, percent: number) => Math.round((cents * percent) / (100 + percent))

/**
 * Divides an amount that belongs to no line over the VAT rates, in proportion to the amount not yet credited of each.
 */
function restByRate(
  rest: number,
  rates: readonly VatAmount[],
  lines: readonly InvoiceLine[],
  credits: readonly InvoiceRow[],
): VatAmount[] {
  if (rest <= 0) return []
  const gone = addUp([
    ...credits.flatMap(({ contents }) => contents.vat),
    ...lines.map(({ vatPercent, totalCents, vatCents }) => ({
      percent: vatPercent,
      cents: totalCents,
      vatCents,
    })),
  ])
  const standing = rates.map(({ percent, cents, vatCents }) => {
    const off = gone.find((one) => one.percent === percent)
    return {
      percent,
      cents: Math.max(0, cents - (off?.cents ?? 0)),
      vatCents: vatCents - (off?.vatCents ?? 0),
    }
  })
  const parts = share(
    rest,
    standing.map(({ cents }) => cents),
  )
  return standing.flatMap(({ percent, cents, vatCents }, index) => {
    const part = parts[index] ?? 0
    // The last credit of a rate takes all VAT that is left: the credit notes add up to what was charged.
    return part > 0
      ? [{ percent, cents: part, vatCents: part === cents ? vatCents : vatIn(part, percent) }]
      : []
  })
}

function addUp(amounts: readonly VatAmount[]): VatAmount[] {
  const byRate = new Map<number, VatAmount>()
  for (const { percent, cents, vatCents } of amounts) {
    const sum = byRate.get(percent) ?? { percent, cents: 0, vatCents: 0 }
    byRate.set(percent, { percent, cents: sum.cents + cents, vatCents: sum.vatCents + vatCents })
  }
  return [...byRate.values()].sort((a, b) => b.percent - a.percent)
}

const linesOf = (tx: Transaction, orderId: number) =>
  tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))

const toInvoiceLine = (row: LineRow): InvoiceLine => ({
  title: row.title,
  sku: row.sku,
  attributes: row.attributes,
  quantity: row.quantity,
  unitCents: row.unitCents,
  discountCents: row.unitCents * row.quantity - row.totalCents,
  totalCents: row.totalCents,
  vatPercent: row.vatPercent,
  vatCents: row.vatCents,
})

/** Returns the contents of an invoice other than its amounts. */
async function frame({ settings }: OrderParts, order: OrderRow) {
  const { society, payment } = await settings()
  return {
    seller: { ...society, iban: payment.iban, holder: payment.holder },
    buyer: { ...order.billing, email: order.email },
    shipping: order.shipping ?? undefined,
    orderNumber: orderNumber(order),
    placedAt: order.placedAt.toISOString(),
    coupons: order.coupons.map(({ code }) => code),
    withoutVat: order.withoutVat,
  }
}

async function insert(
  parts: OrderParts,
  tx: Transaction,
  orderId: number,
  kind: 'invoice' | 'credit',
  contents: InvoiceContents,
  more: { invoiceId?: number; refundId?: number } = {},
): Promise<void> {
  const issuedAt = parts.clock()
  const year = yearOf(issuedAt)
  // The counter's row is locked until the transaction ends: the next number waits until this one is used or rolled
  // back.
  const [counter] = await tx
    .insert(counters)
    .values({ name: `${kind}-${year}`, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value })
  if (!counter) throw new Error('no number came out of the counter')
  const number = { kind, year, sequence: counter.value }
  await tx
    .insert(invoices)
    .values({ ...number, ...more, orderId, issuedAt, totalCents: contents.totalCents, contents })
  await noteEvent(parts, tx, { orderId, by: 'clock', kind: 'invoice', text: invoiceNumber(number) })
}
