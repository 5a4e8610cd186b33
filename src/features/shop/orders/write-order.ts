import { sql } from 'drizzle-orm'
import { folded } from '../../../platform/database/containing.ts'
import { isUniqueViolation, type Transaction } from '../../../platform/database/index.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import type { Reckoned, ReckonedLine } from '../cart/reckon.ts'
import type { Basket } from './basket.ts'
import type { CheckedOrder } from './check-order.ts'
import { newDownloadKey, newOrderKey } from './numbers.ts'
import type { Choice } from './quote.ts'
import { orderEvents, orderLines, orders } from './schema.ts'
import type { Taken } from './stock.ts'

export const bought = ({ line }: ReckonedLine) => ({
  productId: line.productId,
  variantId: line.variantId ?? null,
  quantity: line.quantity,
})

/** Draws the number of a new order. A failed order leaves a gap; only invoice numbers must be consecutive. */
export async function drawOrderId(tx: Transaction): Promise<number> {
  const [drawn] = await nextId(tx).execute()
  if (!drawn) throw new Error('no number was drawn for an order')
  return drawn.id
}

const nextId = preparedOn((db) =>
  db
    .select({ id: sql<number>`nextval('shop_orders_id_seq')::int` })
    .from(sql`(select) as once`)
    .prepare('shop_order_id'),
)

export interface NewOrder {
  id: number
  order: CheckedOrder
  reckoned: Reckoned
  choice: Choice
  basket: Basket
  couponUses: number[]
  withoutVat: boolean
  now: Date
  expiresAt: Date
}

export function newOrder(given: NewOrder) {
  const { order, reckoned, choice, basket, now } = given
  const { totals, coupons, shippingVat, vat } = reckoned.calculation
  const isFree = totals.totalCents === 0
  const method = isFree ? 'none' : order.paymentMethod
  const isSent = reckoned.lines.some(({ priced }) => priced.shipped)
  const hasDownloads = reckoned.lines.some(({ product }) => product.row.fileIds.length > 0)
  return {
    id: given.id,
    key: newOrderKey(),
    checkoutKey: order.checkoutKey,
    status: method === 'bacs' ? 'on-hold' : 'pending',
    userId: basket.userId,
    sessionDigest: basket.sessionDigest,
    email: order.email,
    billing: order.billing,
    shipping: isSent ? order.shipping : undefined,
    delivery: isSent ? choice.delivery : undefined,
    paymentMethod: method,
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCents,
    shippingLabel: totals.shippingLabel,
    shippingVat: given.withoutVat ? [] : [...shippingVat],
    vat: given.withoutVat ? [] : [...vat],
    totalCents: totals.totalCents,
    coupons: [...coupons],
    couponUses: given.couponUses,
    withoutVat: given.withoutVat,
    note: order.note,
    termsVersion: order.termsVersion,
    downloadConsentAt: hasDownloads ? now : undefined,
    downloadKey: hasDownloads ? newDownloadKey() : undefined,
    placedAt: now,
    expiresAt: given.expiresAt,
    words: wordsOf(order, reckoned),
  } satisfies typeof orders.$inferInsert
}

/** Returns the text that staff search, besides the number: a postcode also without its blank. */
function wordsOf({ billing, shipping, email }: CheckedOrder, { lines }: Reckoned): string {
  const addresses = [billing, ...(shipping ? [shipping] : [])].flatMap((address) => [
    address.firstName,
    address.lastName,
    address.company ?? '',
    address.street,
    address.houseNumber,
    address.postcode,
    address.postcode.replace(/\s/g, ''),
    address.city,
  ])
  const named = lines.flatMap(({ line }) => [line.title, line.sku])
  return [...new Set([...addresses, email, ...named])].join(' ')
}

/**
 * Inserts the order, its lines and its first event, and empties the basket, in one statement. It fails
 * (`isPlacedBefore`) when an order with this form key exists already.
 */
export async function insertOrder(
  tx: Transaction,
  order: ReturnType<typeof newOrder>,
  { lines, calculation }: Reckoned,
  plan: readonly Taken<ReturnType<typeof bought>>[],
  { by, emptying }: Pick<Basket, 'by' | 'emptying'>,
): Promise<void> {
  const ordered = tx
    .insert(orders)
    .values({ ...order, words: folded(order.words) })
    .returning({ id: orders.id })
  const withLines = tx
    .insert(orderLines)
    .values(
      lines.map(({ line, product, priced, variant }, position) => ({
        orderId: order.id,
        position,
        productId: line.productId,
        variantId: line.variantId,
        title: line.title,
        sku: line.sku,
        attributes: { ...line.attributes },
        quantity: line.quantity,
        unitCents: line.unitCents,
        vatPercent: line.vatPercent,
        totalCents: calculation.lineCents[position] ?? 0,
        vatCents: calculation.lineVatCents[position] ?? 0,
        fileIds: [...product.row.fileIds],
        downloadLimit: product.row.downloadLimit,
        downloadDays: product.row.downloadDays,
        pictureId: variant?.pictureId ?? line.picture?.id,
        shipped: priced.shipped,
        stockOf: plan[position]?.stockOf,
        takenQuantity: plan[position]?.takenQuantity ?? 0,
      })),
    )
    .returning({ id: orderLines.id })
  await tx
    .with(tx.$with('ordered').as(ordered), tx.$with('with_lines').as(withLines), ...emptying(tx))
    .insert(orderEvents)
    .values({
      orderId: order.id,
      by,
      at: order.placedAt,
      kind: 'placed',
      to: order.status,
      cents: order.totalCents,
    })
}

/** Whether an order could not be inserted because its form had already placed one. */
export const isPlacedBefore = isUniqueViolation
