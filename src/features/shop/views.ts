import type { EntryCard, EntryView, PictureView } from '../content/index.ts'

/** Whole cents in euros, VAT included unless said otherwise. */
export type Cents = number

/** VAT classes and their rates in percent (decisions, Shop). */
export const vatRates = { standard: 21, reduced: 9, zero: 0 } as const
export type VatClass = keyof typeof vatRates

export type StockState = 'in_stock' | 'backorder' | 'out_of_stock'

/** The present price of a product or one of its variants. */
export interface PriceView {
  /** The price to pay. */
  cents: Cents
  /** The regular price, during a sale. */
  regularCents?: Cents
  /** Lowest price of the 30 days before the sale began; shown beside a sale (SHOP-20). */
  lowestCents?: Cents
  /** When this price ends by itself. */
  until?: Date
}

export interface VariantView {
  id: number
  sku: string
  /** As in `{ Formaat: 'A4' }`. */
  attributes: Readonly<Record<string, string>>
  price: PriceView
  stock: StockState
  /** Pieces that may be ordered now; absent when stock is not tracked. */
  available?: number
  picture?: PictureView
}

/** A product in a list. */
export interface ProductCard {
  entry: EntryCard
  sku: string
  kind: 'simple' | 'variable'
  price: PriceView
  /** The price of the most expensive variant, when prices differ. */
  upToCents?: Cents
  stock: StockState
  available?: number
  soldIndividually: boolean
  /** Mean of approved reviews, 0 without any. */
  rating: number
  reviews: number
}

export interface ProductView extends ProductCard {
  entry: EntryView
  vatPercent: number
  variants: readonly VariantView[]
  /** Names and values that a visitor may choose or read ('additional information'). */
  attributes: readonly { name: string; values: readonly string[]; forVariants: boolean }[]
  pictures: readonly PictureView[]
  weightGrams?: number
  /** Whether it is shipped; false for a download or a service. */
  shipped: boolean
  /** Library files that come with it. */
  fileIds: readonly number[]
  /** Related products, chosen by staff. */
  upSellIds: readonly number[]
  /** Maker and safety information (GPSR). */
  maker?: { name: string; address: string; email: string; warnings?: string }
  /** The quantity field starts here, in steps of one. */
  minQuantity: number
  maxQuantity: number
}

/** The related products on the page of a product. */
export interface ProductsBeside {
  /** Chosen by staff. */
  chosen: readonly ProductCard[]
  /** From the same categories, without the chosen products. */
  alike: readonly ProductCard[]
}

/** Values of the `orderby` select (decisions, Shop). */
export const productOrders = ['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc'] as const
export type ProductOrder = (typeof productOrders)[number]

export interface ProductQuery {
  /** Slug path of a product category; includes its subcategories. */
  category?: string
  /** Slug of a product tag. */
  tag?: string
  words?: string
  /** The present price, of the cheapest variant if there are variants; both limits are inclusive. */
  minCents?: Cents
  maxCents?: Cents
  /** Only products that can be ordered now. */
  inStock?: boolean
  /** Only products that are on sale now, or have a variant that is. */
  onSale?: boolean
  order?: ProductOrder
  page?: number
  /** Default 12 (decisions), at most 100. */
  perPage?: number
}

export interface ProductList {
  products: readonly ProductCard[]
  total: number
  page: number
  pages: number
  perPage: number
  tags: readonly string[]
  freshUntil?: Date
}

export interface CartLine {
  /** `cart_item_key`: the same for the same product and variant in one cart. */
  key: string
  productId: number
  variantId?: number
  title: string
  url: string
  sku: string
  attributes: Readonly<Record<string, string>>
  picture?: PictureView
  quantity: number
  maxQuantity: number
  unitCents: Cents
  /** Before discounts. */
  subtotalCents: Cents
  vatPercent: number
}

/** A coupon and its discount. */
export interface AppliedCoupon {
  code: string
  cents: Cents
  freeShipping: boolean
}

export interface CartTotals {
  subtotalCents: Cents
  discountCents: Cents
  /** Absent when nothing has to be shipped, or nothing can be shipped to the country. */
  shippingCents?: Cents
  shippingLabel?: string
  /** Per rate, for goods and shipping together; included in the total. */
  vat: readonly { percent: number; cents: Cents }[]
  totalCents: Cents
}

/** The price of shipping a product of a shipping class. */
export interface ClassRate {
  name: string
  cents: Cents
}

/** Where to ship a cart. */
export interface Destination {
  /** ISO 3166 code. */
  country: string
  /** Whether the cart must be shipped. When it must and the totals have no shipping, the shop does not ship there. */
  needed: boolean
  /** Shipping is free from this amount of goods. */
  freeFromCents?: Cents
}

/** A change since the visitor last looked; reported once, on the cart page. */
export type CartChange =
  | { kind: 'price'; title: string; fromCents: Cents; toCents: Cents }
  | { kind: 'quantity'; title: string; from: number; to: number }
  | { kind: 'removed'; title: string }
  | { kind: 'coupon'; code: string; reason: CouponProblem }

export interface CartView {
  lines: readonly CartLine[]
  /** Number of pieces, as in the cookie `woocommerce_items_in_cart`. */
  count: number
  coupons: readonly AppliedCoupon[]
  totals: CartTotals
  destination: Destination
  changes: readonly CartChange[]
  /** Empty for an empty cart; changes whenever lines, quantities or totals change. */
  hash: string
}

export type AddProblem =
  | 'unknown-product'
  | 'choose-variant'
  | 'out-of-stock'
  | 'not-enough'
  | 'sold-individually'
  | 'bad-quantity'

export type CouponProblem =
  | 'unknown'
  | 'expired'
  | 'used-up'
  | 'below-minimum'
  | 'not-for-these'
  | 'already-applied'

export interface Review {
  id: number
  author: string
  rating: number
  /** Plain text; line breaks count. */
  text: string
  createdAt: Date
  /** The writer bought it here ('geverifieerde aankoop'). */
  verified: boolean
  /** The shop's answer; empty when there is none. */
  answer: string
  /** Number of visitors who found it helpful. */
  helpful: number
}

/** Which reviews to list, and in which order. Default: all, newest first. */
export interface ReviewChoice {
  stars?: number
  order?: 'newest' | 'helpful'
}

export interface ReviewList {
  reviews: readonly Review[]
  /** The number of all approved reviews, whatever the choice. */
  total: number
  page: number
  /** 50 a page (section 9). */
  pages: number
  average: number
  /** Approved reviews by stars, from 5 to 1. */
  spread: readonly number[]
}
