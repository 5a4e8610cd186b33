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
import { instant } from '../../platform/database/columns.ts'
import type { ClassRate } from './views.ts'

/** The columns that a product and a variant share: price, sale, stock. */
const offer = () => ({
  sku: text().notNull(),
  regularCents: integer('regular_cents').notNull(),
  saleCents: integer('sale_cents'),
  saleFrom: instant('sale_from'),
  saleTo: instant('sale_to'),
  /** Null: stock is not tracked and the product is always available. */
  stock: integer(),
})

/** The shop's data of an entry of type `product`. */
export const products = pgTable(
  'shop_products',
  {
    entryId: integer('entry_id').primaryKey(),
    ...offer(),
    vatClass: text('vat_class', { enum: ['standard', 'reduced', 'zero'] }).notNull(),
    backorders: boolean().notNull().default(false),
    soldIndividually: boolean('sold_individually').notNull().default(false),
    weightGrams: integer('weight_grams'),
    shippingClass: text('shipping_class'),
    virtual: boolean().notNull().default(false),
    /** Library files that come with it. */
    fileIds: integer('file_ids').array().notNull().default([]),
    /** Products that its page shows (up-sell) and that the cart shows (cross-sell), in the order that staff chose. */
    upSellIds: integer('up_sell_ids').array().notNull().default([]),
    crossSellIds: integer('cross_sell_ids').array().notNull().default([]),
    /** How many times and for how many days its files may be downloaded; null: no limit. */
    downloadLimit: integer('download_limit'),
    downloadDays: integer('download_days'),
    maker: jsonb().$type<{ name: string; address: string; email: string; warnings?: string }>(),
    attributes: jsonb()
      .$type<{ name: string; values: string[]; forVariants: boolean }[]>()
      .notNull()
      .default([]),
    position: integer().notNull().default(0),
    /** Pieces sold, updated by orders. */
    sold: integer().notNull().default(0),
    /** Sum of stars and number of approved reviews, updated with each of them. */
    ratingSum: integer('rating_sum').notNull().default(0),
    reviews: integer().notNull().default(0),
  },
  (table) => [
    index('shop_products_files').using('gin', table.fileIds),
    check('shop_products_stock', sql`stock is null or stock >= 0`),
    check('shop_products_prices', sql`regular_cents >= 0 and (sale_cents is null or sale_cents >= 0)`),
  ],
)

export const variants = pgTable(
  'shop_variants',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.entryId, { onDelete: 'cascade' }),
    ...offer(),
    attributes: jsonb().$type<Record<string, string>>().notNull(),
    pictureId: integer('picture_id'),
    /** False: kept by staff, hidden from visitors. */
    offered: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('shop_variants_product').on(table.productId, table.position),
    check('shop_variants_stock', sql`stock is null or stock >= 0`),
  ],
)

/** Every price from the first day, to find the lowest price of the last 30 days (SHOP-20). */
export const priceHistory = pgTable(
  'shop_price_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.entryId, { onDelete: 'cascade' }),
    variantId: integer('variant_id').references(() => variants.id, { onDelete: 'cascade' }),
    cents: integer().notNull(),
    since: instant('since').notNull(),
  },
  (table) => [index('shop_price_history_product').on(table.productId, table.since)],
)

/** A visitor's cart; only a digest of its token is stored. */
export const carts = pgTable(
  'shop_carts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenDigest: text('token_digest').notNull(),
    /** ISO code of the country to ship to. */
    country: text().notNull().default('NL'),
    coupons: text().array().notNull().default([]),
    /** The customer who last signed in with this cart. */
    userId: text('user_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('shop_carts_user').on(table.userId).where(sql`user_id is not null`),
    uniqueIndex('shop_carts_token').on(table.tokenDigest),
    index('shop_carts_expires').on(table.expiresAt),
  ],
)

export const cartLines = pgTable(
  'shop_cart_lines',
  {
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id'),
    quantity: integer().notNull(),
    /** The price that the visitor saw last. */
    seenCents: integer('seen_cents').notNull(),
    position: integer().notNull().generatedAlwaysAsIdentity(),
    /** Removed by the visitor, who can restore it until the cart expires. */
    removed: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.key] }),
    check('shop_cart_lines_quantity', sql`quantity between 1 and 9999`),
  ],
)

export const coupons = pgTable('shop_coupons', {
  /** Upper case. */
  code: text().primaryKey(),
  kind: text({ enum: ['percentage', 'fixed', 'free_shipping'] }).notNull(),
  amount: integer().notNull(),
  minimumCents: integer('minimum_cents'),
  validFrom: instant('valid_from'),
  validTo: instant('valid_to'),
  limit: integer(),
  limitPerCustomer: integer('limit_per_customer'),
  productIds: integer('product_ids').array(),
  /** Counted by a conditional update, with a row for each use. */
  used: integer().notNull().default(0),
})

/** Each use of a coupon by a customer; `used` of the coupon is their number. */
export const couponUses = pgTable(
  'shop_coupon_uses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text()
      .notNull()
      .references(() => coupons.code, { onDelete: 'cascade' }),
    /** An e-mail address, in lower case. */
    customer: text().notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [index('shop_coupon_uses_customer').on(table.code, table.customer)],
)

export const reviews = pgTable(
  'shop_reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.entryId, { onDelete: 'cascade' }),
    rating: integer().notNull(),
    author: text().notNull(),
    email: text().notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
    approved: boolean().notNull().default(false),
    /** The shop's answer, shown below the review. */
    answer: text().notNull().default(''),
    verified: boolean().notNull().default(false),
    /** Visitors who found it helpful. */
    helpful: integer().notNull().default(0),
    /** Visitors' complaints about it, until staff have looked at them. */
    reports: text().array().notNull().default([]),
  },
  (table) => [
    index('shop_reviews_product').on(table.productId, table.createdAt).where(sql`approved`),
    check('shop_reviews_rating', sql`rating between 1 and 5`),
  ],
)

/** Buyers who want no invitation to write a review. The address is in lower case. */
export const reviewRefusals = pgTable('shop_review_refusals', {
  email: text().primaryKey(),
  at: instant('at').notNull(),
})

/** Addresses that want one mail when a product is available again; deleted once that mail is sent. */
export const stockAlerts = pgTable(
  'shop_stock_alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.entryId, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    /** Digest of the token in the link that confirms the address. */
    tokenDigest: text('token_digest').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** When the link was mailed; null: its mail waits, because this address got many. */
    mailedAt: instant('mailed_at'),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    uniqueIndex('shop_stock_alerts_email').on(table.productId, table.email),
    uniqueIndex('shop_stock_alerts_token').on(table.tokenDigest),
    index('shop_stock_alerts_asked').on(table.askedAt),
  ],
)

/** Staff notes about a customer, by the customer's e-mail address. */
export const customerNotes = pgTable(
  'shop_customer_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    text: text().notNull(),
    /** The id of the user who wrote it. */
    by: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('shop_customer_notes_email').on(table.email)],
)

/** Shipping by zone: the first zone that lists the destination country. A zone without countries is for all others. */
export const shippingZones = pgTable('shop_shipping_zones', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  label: text().notNull(),
  countries: text().array().notNull().default([]),
  cents: integer().notNull(),
  freeFromCents: integer('free_from_cents'),
  /** The rates of shipping classes, which replace `cents`. */
  classRates: jsonb('class_rates').$type<readonly ClassRate[]>().notNull().default([]),
  position: integer().notNull().default(0),
})

/** The shop settings: one row for each group that staff have changed. */
export const shopSettings = pgTable('shop_settings', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})
