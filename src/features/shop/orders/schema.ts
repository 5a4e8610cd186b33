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
 * An order as it was placed. Amounts are whole cents with VAT and never change, except where the comment says
 * 'changes'. Orders of a buyer whose data was erased are deleted as soon as the law allows.
 */
export const orders = pgTable(
  'shop_orders',
  {
    id: id(),
    /** `wc_order_` and 24 random characters; with the number it opens the purchase summary. */
    key: text().notNull(),
    /** The key of the form that placed it: one form never places a second order. */
    checkoutKey: text('checkout_key'),
    /** Changed only by `moveOrder`. */
    status: text().$type<OrderStatus>().notNull(),
    userId: text('user_id'),
    /** Digest of the session that placed it. */
    sessionDigest: text('session_digest'),
    /** In lower case. */
    email: text().notNull(),
    billing: jsonb().$type<Address>().notNull(),
    /** Only when it is shipped to another address. */
    shipping: jsonb().$type<Address>(),
    delivery: text().$type<DeliveryId>(),
    paymentMethod: text('payment_method').notNull(),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    shippingCents: integer('shipping_cents'),
    shippingLabel: text('shipping_label'),
    /** VAT on shipping, per rate. */
    shippingVat: jsonb('shipping_vat').$type<VatAmount[]>().notNull().default([]),
    /** VAT on goods and shipping together, per rate. */
    vat: jsonb().$type<VatAmount[]>().notNull(),
    totalCents: integer('total_cents').notNull(),
    coupons: jsonb().$type<OrderCoupon[]>().notNull().default([]),
    /** Ids of its rows in `shop_coupon_uses`; changes. */
    couponUses: integer('coupon_uses').array().notNull().default([]),
    /** Placed under the rule for small businesses: no VAT. */
    withoutVat: boolean('without_vat').notNull().default(false),
    note: text().notNull().default(''),
    termsVersion: text('terms_version'),
    /** When the buyer agreed that delivery of downloads begins at once and withdrawal lapses. */
    downloadConsentAt: instant('download_consent_at'),
    placedAt: instant('placed_at').notNull(),
    /** When it ends if it is not paid; changes. */
    expiresAt: instant('expires_at'),
    /** When it was paid in full; changes. */
    paidAt: instant('paid_at'),
    /** Opens its downloads to whoever has the link; null: no downloads, or staff closed them. Changes. */
    downloadKey: text('download_key'),
    /** Start of the download period, when it is not the payment; changes. */
    downloadsFrom: instant('downloads_from'),
    completedAt: instant('completed_at'),
    trackAndTrace: text('track_and_trace'),
    /** Amounts received, refunded, charged back by a bank, and taken off the order itself; they change. */
    paidCents: integer('paid_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    chargedBackCents: integer('charged_back_cents').notNull().default(0),
    returnedCents: integer('returned_cents').notNull().default(0),
    /** Received but not due: a second payment, an overpayment, a payment of a cancelled order; changes. */
    toPayBackCents: integer('to_pay_back_cents').notNull().default(0),
    /** The text that staff search: names, addresses, products, without capitals and accents (`folded`). */
    words: text().notNull(),
    /** When the buyer's data was erased: the law requires the rest to be kept. */
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

/** A line of an order, as the product was that day. */
export const orderLines = pgTable(
  'shop_order_lines',
  {
    id: id(),
    orderId: orderId(),
    position: integer().notNull(),
    /** The product may have been deleted since. */
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
    /** Included in the total. */
    vatCents: integer('vat_cents').notNull(),
    /** Library files that the buyer may download. */
    fileIds: integer('file_ids').array().notNull().default([]),
    /** How many times and for how many days they may be downloaded; null: no limit. */
    downloadLimit: integer('download_limit'),
    downloadDays: integer('download_days'),
    pictureId: integer('picture_id'),
    shipped: boolean().notNull(),
    /** Whose stock it takes; null: stock is not tracked. */
    stockOf: text('stock_of', { enum: ['product', 'variant'] }),
    /** Pieces taken from the stock, pieces and cents returned, and returned pieces put back; they change. */
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
    /** When the last counted download began. */
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.fileId] })],
)

/** An attempt to pay, or money received in another way. */
export const payments = pgTable(
  'shop_payments',
  {
    id: id(),
    orderId: orderId(),
    /** From 1, within the order. */
    attempt: integer().notNull(),
    method: text().notNull(),
    /** The name of the payment provider, as `mollie`; `none` for money received in another way. */
    provider: text().notNull(),
    /** The provider's number; null until the provider has answered. */
    providerId: text('provider_id'),
    /** Sent with every request to create the payment, so that a retry after a time-out does not create a second one. */
    idempotencyKey: text('idempotency_key').notNull(),
    status: text({ enum: ['open', 'paid', 'canceled', 'expired', 'failed'] }).notNull(),
    /** The requested amount. */
    amountCents: integer('amount_cents').notNull(),
    /** The amounts received, and charged back by the provider. */
    paidCents: integer('paid_cents').notNull().default(0),
    chargedBackCents: integer('charged_back_cents').notNull().default(0),
    /** Every chargeback that the provider reported; reversed ones no longer count. */
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

/** A refund to a buyer. */
export const refunds = pgTable(
  'shop_refunds',
  {
    id: id(),
    orderId: orderId(),
    amountCents: integer('amount_cents').notNull(),
    /** `return` reduces the amount of the order; `overpaid` refunds money that was not due. */
    kind: text({ enum: ['return', 'overpaid'] }).notNull(),
    reason: text().notNull().default(''),
    restocked: boolean().notNull().default(false),
    lines: jsonb().$type<{ lineId: number; quantity: number; cents: number }[]>().notNull().default([]),
    /** `pending` until the provider has paid it back; without a provider, staff pay it themselves. */
    status: text({ enum: ['pending', 'done', 'failed'] }).notNull(),
    by: text().notNull(),
    /** The key of the form: one form refunds once. */
    key: text(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('shop_refunds_key').on(table.orderId, table.key),
    check('shop_refunds_amount', sql`amount_cents > 0`),
  ],
)

/** The part of a refund that goes back through one payment. */
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

/** Counters of consecutive numbers, increased in the transaction that uses the number. */
export const counters = pgTable('shop_counters', { name: text().primaryKey(), value: integer().notNull() })

/** Invoices and credit notes; their contents never change, except that erasure removes contact data. */
export const invoices = pgTable(
  'shop_invoices',
  {
    id: id(),
    kind: text({ enum: ['invoice', 'credit'] }).notNull(),
    year: integer().notNull(),
    /** Consecutive within its kind and year. */
    sequence: integer().notNull(),
    orderId: orderId(),
    /** On a credit note: the invoice that it credits. */
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

/** Every step, payment, refund, mail and note of an order, with its actor and time. */
export const orderEvents = pgTable(
  'shop_order_events',
  {
    id: id(),
    orderId: orderId(),
    at: instant('at').notNull(),
    /** `buyer`, `clock`, the name of a payment provider, or the id of a user. */
    by: text().notNull(),
    kind: text().$type<OrderEventKind>().notNull(),
    from: text().$type<OrderStatus>(),
    to: text().$type<OrderStatus>(),
    cents: integer(),
    text: text(),
  },
  (table) => [index('shop_order_events_order').on(table.orderId, table.id)],
)

/** Mails sent about an order: one for each `about`, also when a job runs twice. */
export const orderMails = pgTable(
  'shop_order_mails',
  {
    orderId: orderId(),
    mail: text().$type<OrderMail>().notNull(),
    /** Distinguishes mails of one kind: the number of a refund, or the time at which staff asked for it again. */
    about: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.mail, table.about] })],
)

/** Every change of a stock. */
export const stockMoves = pgTable(
  'shop_stock_moves',
  {
    id: id(),
    productId: integer('product_id').notNull(),
    /** Set when it is the variant's own stock, not the product's. */
    variantId: integer('variant_id'),
    pieces: integer().notNull(),
    /** The stock after the change. */
    left: integer().notNull(),
    why: text({ enum: ['sold', 'given-back', 'returned', 'staff'] }).notNull(),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    by: text().notNull(),
    /** The reason that staff gave, such as a count, a purchase or damage. */
    reason: text().notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [index('shop_stock_moves_product').on(table.productId, table.id)],
)

/** Withdrawals as received; staff check whether the order exists. */
export const withdrawals = pgTable(
  'shop_withdrawals',
  {
    id: id(),
    /** As typed. */
    orderNumber: text('order_number').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The part of the order that is withdrawn; empty: all of it. */
    text: text().notNull().default(''),
    /** The order with this number and e-mail address, if it exists. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    receivedAt: instant('received_at').notNull(),
    /** When the receipt was sent. */
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

/** The form fields that a visitor typed at checkout; deleted with the cart. */
export const checkoutDrafts = pgTable('shop_checkout_drafts', {
  cartId: integer('cart_id')
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  /** The same in every tab of this visitor, so that together they place one order. */
  checkoutKey: text('checkout_key').notNull(),
  fields: jsonb().$type<Record<string, string>>().notNull().default({}),
})
