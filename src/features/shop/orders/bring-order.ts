import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { foldMailAddress } from '../../../kernel/mail-address.ts'
import { folded } from '../../../platform/database/containing.ts'
import type { Cents } from '../views.ts'
import { newDownloadKey, newOrderKey } from './numbers.ts'
import type { OrderParts } from './parts.ts'
import { downloads, orderEvents, orderLines, orders, payments, refunds } from './schema.ts'
import type { Address, OrderStatus, VatAmount } from './views.ts'

/** An order of another shop, as it was: no amount of it is reckoned anew, and nobody is mailed. */
export interface OldOrder {
  /** Its number there, when it is free here. */
  id?: number
  key?: string
  status: OrderStatus
  userId?: string
  email: string
  billing: Address
  shipping?: Address
  paymentMethod: string
  subtotalCents: Cents
  discountCents: Cents
  shippingCents?: Cents
  shippingLabel?: string
  shippingVat: readonly VatAmount[]
  vat: readonly VatAmount[]
  totalCents: Cents
  coupons: readonly { code: string; cents: Cents }[]
  note: string
  placedAt: Date
  paidAt?: Date
  completedAt?: Date
  paidCents: Cents
  lines: readonly {
    productId: number
    title: string
    sku: string
    attributes: Readonly<Record<string, string>>
    quantity: number
    unitCents: Cents
    totalCents: Cents
    vatPercent: number
    vatCents: Cents
    /** Files of the library that the buyer may download: how often and for how many days; absent: without end. */
    fileIds?: readonly number[]
    downloadLimit?: number
    downloadDays?: number
    /** How often they were downloaded there. */
    downloaded?: readonly { fileId: number; times: number }[]
  }[]
  refunds: readonly { cents: Cents; reason: string; at: Date }[]
  notes: readonly { text: string; at: Date }[]
}

/** Puts orders in as they were, with their payments, refunds and notes. Returns their numbers, in order. */
export async function bringOrders(
  { db }: Pick<OrderParts, 'db'>,
  given: readonly OldOrder[],
): Promise<number[]> {
  if (given.length === 0) return []
  return db.transaction(async (tx) => {
    const chosen = given.flatMap(({ id }) => id ?? [])
    if (chosen.length > 0) {
      const last = Math.max(...chosen)
      await tx.execute(sql`
        select setval('shop_orders_id_seq', ${last}::integer) from shop_orders_id_seq where ${last}::integer > last_value`)
    }
    const rows = await tx.insert(orders).values(given.map(rowOf)).returning({ id: orders.id })
    const numbered = given.map((order, at) => ({ ...order, orderId: rows[at]?.id ?? 0 }))
    const lines = numbered.flatMap(({ orderId, lines }) =>
      lines.map(({ downloaded = [], fileIds = [], ...line }, position) => ({
        downloaded,
        row: {
          ...line,
          orderId,
          position,
          attributes: { ...line.attributes },
          fileIds: [...fileIds],
          shipped: false,
        },
      })),
    )
    if (lines.length > 0) {
      const made = await tx
        .insert(orderLines)
        .values(lines.map(({ row }) => row))
        .returning({ id: orderLines.id })
      const used = lines.flatMap(({ downloaded }, at) =>
        downloaded.map(({ fileId, times }) => ({
          lineId: made[at]?.id ?? 0,
          fileId,
          times,
          // When it was is not known; what began long ago has ended.
          lastAt: new Date(0),
        })),
      )
      if (used.length > 0) await tx.insert(downloads).values(used)
    }
    const paid = numbered.filter(({ paidCents }) => paidCents > 0)
    if (paid.length > 0)
      await tx
        .insert(payments)
        .values(
          paid.map(({ orderId, paymentMethod, paidCents, paidAt, placedAt }) => ({
            orderId,
            attempt: 1,
            method: paymentMethod,
            provider: 'none',
            idempotencyKey: randomUUID(),
            status: 'paid' as const,
            amountCents: paidCents,
            paidCents,
            createdAt: paidAt ?? placedAt,
            paidAt: paidAt ?? placedAt,
          })),
        )
    const paidBack = numbered.flatMap(({ orderId, refunds }) =>
      refunds
        .filter(({ cents }) => cents > 0)
        .map(({ cents, reason, at }) => ({
          orderId,
          amountCents: cents,
          kind: 'return' as const,
          reason,
          status: 'done' as const,
          by: 'clock',
          createdAt: at,
        })),
    )
    if (paidBack.length > 0) await tx.insert(refunds).values(paidBack)
    await tx
      .insert(orderEvents)
      .values(
        numbered.flatMap(({ orderId, placedAt, status, totalCents, notes }) => [
          { orderId, at: placedAt, by: 'buyer', kind: 'placed' as const, to: status, cents: totalCents },
          ...notes.map(({ text, at }) => ({ orderId, at, by: 'clock', kind: 'note' as const, text })),
        ]),
      )
    return numbered.map(({ orderId }) => orderId)
  })
}

function rowOf({ lines, refunds: paidBack, notes: _, ...order }: OldOrder) {
  const refunded = Math.min(
    order.paidCents,
    paidBack.reduce((sum, { cents }) => sum + cents, 0),
  )
  const addresses = [order.billing, ...(order.shipping ? [order.shipping] : [])]
  const words = [
    ...addresses.flatMap(({ firstName, lastName, company, street, houseNumber, postcode, city }) => [
      ...[firstName, lastName, company ?? '', street, houseNumber, postcode],
      ...[postcode.replace(/\s/g, ''), city],
    ]),
    order.email,
    ...lines.flatMap(({ title, sku }) => [title, sku]),
  ]
  return {
    ...order,
    key: order.key ?? newOrderKey(),
    downloadKey: lines.some(({ fileIds = [] }) => fileIds.length > 0) ? newDownloadKey() : null,
    email: foldMailAddress(order.email),
    shippingVat: [...order.shippingVat],
    vat: [...order.vat],
    coupons: order.coupons.map((coupon) => ({ ...coupon, freeShipping: false })),
    refundedCents: refunded,
    returnedCents: Math.min(refunded, order.totalCents),
    words: folded([...new Set(words)].join(' ')),
  }
}
