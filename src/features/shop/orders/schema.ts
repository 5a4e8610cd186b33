import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import { carts } from '../schema.ts'
import type { DeliveryId } from './deliveries.ts'
import type { InvoiceContents } from './invoices.ts'
import type { OrderMail } from './mails.ts'
import type { Address, ChargeBack, OrderCoupon, OrderEventKind, OrderStatus, VatAmount } from './views.ts'

const id = () => integer().primaryKey().generatedByDefaultAsIdentity()
const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/**
 * An order as it was placed. Amounts are whole cents with VAT and never change afterwards; what does, says so. Orders of a
 * buyer who had their data erased are deleted as soon as the law allows.
 */
export const orders = pgTable(
  'shop_orders',
  {
    id: id(),
    /** `wc_order_` and 24 random characters; with the number it opens the purchase summary. */
    key: text().notNull(),
    /** The key of the form it was placed with: the same form never makes a second order. */
    checkoutKey: text('checkout_key'),
    /** Changed by the step function alone. */
    status: text().$type<OrderStatus>().notNull(),
    userId: text('user_id'),
    /** Digest of the session that placed it. */
    sessionDigest: text('session_digest'),
    /** In lower case. */
    email: text().notNull(),
    billing: jsonb().$type<Address>().notNull(),
    /** Only when it goes to another address. */
    shipping: jsonb().$type<Address>(),
    delivery: text().$type<DeliveryId>(),
    paymentMethod: text('payment_method').notNull(),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    shippingCents: integer('shipping_cents'),
    shippingLabel: text('shipping_label'),
    /** Of shipping, per rate. */
    shippingVat: jsonb('shipping_vat').$type<VatAmount[]>().notNull().default([]),
    /** Of goods and shipping together, per rate. */
    vat: jsonb().$type<VatAmount[]>().notNull(),
    totalCents: integer('total_cents').notNull(),
    coupons: jsonb().$type<OrderCoupon[]>().notNull().default([]),
    /** Rows of `shop_coupon_uses` that it holds; changes. */
    couponUses: integer('coupon_uses').array().notNull().default([]),
    /** Placed under the rule for small businesses: no VAT at all. */
    withoutVat: boolean('without_vat').notNull().default(false),
    note: text().notNull().default(''),
    termsVersion: text('terms_version'),
    /** When the buyer agreed that delivery of downloads begins at once and withdrawal lapses. */
    downloadConsentAt: instant('download_consent_at'),
    placedAt: instant('placed_at').notNull(),
    /** When it ends unless it is paid; changes. */
    expiresAt: instant('expires_at'),
    /** When the whole sum was there; changes. */
    paidAt: instant('paid_at'),
    /** Opens its downloads, for who has the link; null: they were taken back. Changes. */
    downloadKey: text('download_key'),
    /** From when the days of downloads count, where not from the payment; changes. */
    downloadsFrom: instant('downloads_from'),
    completedAt: instant('completed_at'),
    trackAndTrace: text('track_and_trace'),
    /** What came in, went back, was fetched back by a bank, and was taken off the order itself; change. */
    paidCents: integer('paid_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    chargedBackCents: integer('charged_back_cents').notNull().default(0),
    returnedCents: integer('returned_cents').notNull().default(0),
    /** Received without a claim to it: a second payment, too much, a payment of a cancelled order; changes. */
    toPayBackCents: integer('to_pay_back_cents').notNull().default(0),
    /** What staff search in: number, name, e-mail address, products, in lower case. */
    words: text().notNull(),
    /** When its buyer had their data erased: what stands here still, the law keeps. */
    erasedAt: instant('erased_at'),
  },
  (table) => [
    uniqueIndex('shop_orders_key').on(table.key),
    uniqueIndex('shop_orders_checkout_key').on(table.checkoutKey),
    index('shop_orders_user').on(table.userId, table.placedAt),
    index('shop_orders_email').on(table.email),
    index('shop_orders_placed').on(table.placedAt),
    index('shop_orders_status').on(table.status, table.placedAt),
    index('shop_orders_erased').on(table.placedAt).where(sql`erased_at is not null`),
    index('shop_orders_expires').on(table.expiresAt).where(sql`status in ('pending', 'on-hold')`),
    check(
      'shop_orders_status',
      sql`status in ('pending', 'on-hold', 'processing', 'completed', 'cancelled', 'refunded', 'failed')`,
    ),
    check(
      'shop_orders_total',
      sql`total_cents >= 0 and total_cents = subtotal_cents - discount_cents + coalesce(shipping_cents, 0)`,
    ),
    check(
      'shop_orders_refunds',
      sql`paid_cents >= 0 and refunded_cents between 0 and paid_cents and returned_cents between 0 and total_cents`,
    ),
  ],
)

/** What was bought, as it was that day. */
export const orderLines = pgTable(
  'shop_order_lines',
  {
    id: id(),
    orderId: orderId(),
    position: integer().notNull(),
    /** May be gone by now. */
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id'),
    title: text().notNull(),
    sku: text().notNull(),
    attributes: jsonb().$type<Record<string, string>>().notNull().default({}),
    quantity: integer().notNull(),
    unitCents: integer('unit_cents').notNull(),
    /** After discounts. */
    totalCents: integer('total_cents').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    /** Within the total. */
    vatCents: integer('vat_cents').notNull(),
    /** Library files that it opens. */
    fileIds: integer('file_ids').array().notNull().default([]),
    /** So many times and days they may be downloaded; null: always. */
    downloadLimit: integer('download_limit'),
    downloadDays: integer('download_days'),
    pictureId: integer('picture_id'),
    shipped: boolean().notNull(),
    /** Where its stock is kept, for as long as the product lives. */
    stockOf: text('stock_of', { enum: ['product', 'variant'] }),
    /** Change: pieces out of the stock for it, pieces and cents taken back, and pieces of them put back. */
    takenQuantity: integer('taken_quantity').notNull().default(0),
    returnedQuantity: integer('returned_quantity').notNull().default(0),
    returnedCents: integer('returned_cents').notNull().default(0),
    restockedQuantity: integer('restocked_quantity').notNull().default(0),
  },
  (table) => [
    index('shop_order_lines_order').on(table.orderId, table.position),
    index('shop_order_lines_product').on(table.productId),
    index('shop_order_lines_files').using('gin', table.fileIds),
    check('shop_order_lines_quantity', sql`quantity > 0 and returned_quantity between 0 and quantity`),
    check('shop_order_lines_restocked', sql`restocked_quantity between 0 and taken_quantity`),
    check('shop_order_lines_cents', sql`returned_cents between 0 and total_cents`),
  ],
)

/** How often each file of a line was downloaded. */
export const downloads = pgTable(
  'shop_downloads',
  {
    lineId: integer('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    fileId: integer('file_id').notNull(),
    times: integer().notNull(),
    /** When the last of them began. */
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.fileId] })],
)

/** One attempt to pay, or money that came by another way. */
export const payments = pgTable(
  'shop_payments',
  {
    id: id(),
    orderId: orderId(),
    /** From 1, within the order. */
    attempt: integer().notNull(),
    method: text().notNull(),
    provider: text({ enum: ['mollie', 'none'] }).notNull(),
    /** The provider's number; unknown until it answered. */
    providerId: text('provider_id'),
    /** Sent with every try to begin it, so that a retry after a time-out uses the same payment. */
    idempotencyKey: text('idempotency_key').notNull(),
    status: text({ enum: ['open', 'paid', 'canceled', 'expired', 'failed'] }).notNull(),
    /** What was asked. */
    amountCents: integer('amount_cents').notNull(),
    /** What came, and what the provider took back from us. */
    paidCents: integer('paid_cents').notNull().default(0),
    chargedBackCents: integer('charged_back_cents').notNull().default(0),
    /** All that the provider ever told of; what it reversed since counts no more. */
    chargeBacks: jsonb('charge_backs').$type<ChargeBack[]>().notNull().default([]),
    /** Where the buyer pays. */
    checkoutUrl: text('checkout_url'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    uniqueIndex('shop_payments_attempt').on(table.orderId, table.attempt),
    uniqueIndex('shop_payments_provider').on(table.providerId),
    uniqueIndex('shop_payments_key').on(table.idempotencyKey),
    check('shop_payments_cents', sql`amount_cents >= 0 and charged_back_cents between 0 and paid_cents`),
  ],
)

/** Money that goes back. */
export const refunds = pgTable(
  'shop_refunds',
  {
    id: id(),
    orderId: orderId(),
    amountCents: integer('amount_cents').notNull(),
    /** `return` takes it off the order; `overpaid` is money that nobody had a claim to. */
    kind: text({ enum: ['return', 'overpaid'] }).notNull(),
    reason: text().notNull().default(''),
    restocked: boolean().notNull().default(false),
    lines: jsonb().$type<{ lineId: number; quantity: number; cents: number }[]>().notNull().default([]),
    /** Through a provider it is `pending` until that has it; else a person pays it. */
    status: text({ enum: ['pending', 'done', 'failed'] }).notNull(),
    by: text().notNull(),
    /** Of the form it was asked with: the same form pays back once. */
    key: text(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('shop_refunds_key').on(table.orderId, table.key),
    check('shop_refunds_amount', sql`amount_cents > 0`),
  ],
)

/** A refund by the payments that it goes back on. */
export const refundTransfers = pgTable(
  'shop_refund_transfers',
  {
    id: id(),
    refundId: integer('refund_id')
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    providerId: text('provider_id'),
    status: text({ enum: ['pending', 'done', 'failed'] }).notNull(),
  },
  (table) => [
    index('shop_refund_transfers_payment').on(table.paymentId),
    index('shop_refund_transfers_refund').on(table.refundId),
    uniqueIndex('shop_refund_transfers_key').on(table.idempotencyKey),
  ],
)

/** Numbers that must follow each other; spent in the transaction that uses them. */
export const counters = pgTable('shop_counters', {
  name: text().primaryKey(),
  value: integer().notNull(),
})

/** Invoices and credit notes: what they say never changes. */
export const invoices = pgTable(
  'shop_invoices',
  {
    id: id(),
    kind: text({ enum: ['invoice', 'credit'] }).notNull(),
    year: integer().notNull(),
    /** Consecutive within its kind and year. */
    sequence: integer().notNull(),
    orderId: orderId(),
    /** The invoice that a credit note takes back from. */
    invoiceId: integer('invoice_id'),
    refundId: integer('refund_id').references(() => refunds.id, { onDelete: 'cascade' }),
    issuedAt: instant('issued_at').notNull(),
    totalCents: integer('total_cents').notNull(),
    contents: jsonb().$type<InvoiceContents>().notNull(),
  },
  (table) => [
    uniqueIndex('shop_invoices_number').on(table.kind, table.year, table.sequence),
    index('shop_invoices_order').on(table.orderId),
    index('shop_invoices_issued').on(table.issuedAt),
  ],
)

/** Every step, payment, refund, mail and note, with who and when. */
export const orderEvents = pgTable(
  'shop_order_events',
  {
    id: id(),
    orderId: orderId(),
    at: instant('at').notNull(),
    /** `buyer`, `mollie`, `clock`, or the number of a user. */
    by: text().notNull(),
    kind: text().$type<OrderEventKind>().notNull(),
    from: text().$type<OrderStatus>(),
    to: text().$type<OrderStatus>(),
    cents: integer(),
    text: text(),
  },
  (table) => [index('shop_order_events_order').on(table.orderId, table.id)],
)

/** Mails that were made of an order: each `about` once, whatever runs twice. */
export const orderMails = pgTable(
  'shop_order_mails',
  {
    orderId: orderId(),
    mail: text().$type<OrderMail>().notNull(),
    /** What tells two mails of a kind apart: the number of a refund, or when staff asked for it again. */
    about: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.mail, table.about] })],
)

/** Every change of a stock, for as long as the product lives. */
export const stockMoves = pgTable(
  'shop_stock_moves',
  {
    id: id(),
    productId: integer('product_id').notNull(),
    /** Of the variant's own stock, not the product's. */
    variantId: integer('variant_id'),
    pieces: integer().notNull(),
    /** What stood there afterwards. */
    left: integer().notNull(),
    why: text({ enum: ['sold', 'given-back', 'returned', 'staff'] }).notNull(),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    by: text().notNull(),
    /** In the words of staff who counted, bought in or threw away. */
    reason: text().notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [index('shop_stock_moves_product').on(table.productId, table.id)],
)

/** Withdrawals as they came in; whether there is such an order is for staff to see. */
export const withdrawals = pgTable(
  'shop_withdrawals',
  {
    id: id(),
    /** As typed. */
    orderNumber: text('order_number').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** What is withdrawn from; empty: all of it. */
    text: text().notNull().default(''),
    /** The order with this number and address, when there is one. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    receivedAt: instant('received_at').notNull(),
    /** When the receipt went out. */
    receiptAt: instant('receipt_at'),
    status: text({ enum: ['open', 'settled'] })
      .notNull()
      .default('open'),
    settledAt: instant('settled_at'),
    settledBy: text('settled_by'),
    answer: text().notNull().default(''),
  },
  (table) => [index('shop_withdrawals_status').on(table.status, table.receivedAt)],
)

/** What a visitor typed at checkout; lives as long as the cart. */
export const checkoutDrafts = pgTable('shop_checkout_drafts', {
  cartId: integer('cart_id')
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  /** The same in every tab of this visitor, so that all of them make one order. */
  checkoutKey: text('checkout_key').notNull(),
  fields: jsonb().$type<Record<string, string>>().notNull().default({}),
})
