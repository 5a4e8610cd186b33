import type { EntryCard, EntryView, PictureView } from '../content/index.ts'

/** Whole cents in euros, VAT included unless said otherwise. */
export type Cents = number

/** VAT classes and their rates in percent (decisions, Shop). */
export const vatRates = { standard: 21, reduced: 9, zero: 0 } as const
export type VatClass = keyof typeof vatRates

export type StockState = 'in_stock' | 'backorder' | 'out_of_stock'

/** What a product or one of its variants costs at this moment. */
export interface PriceView {
  /** What one pays. */
  cents: Cents
  /** The ordinary price while a sale lasts. */
  regularCents?: Cents
  /** Lowest price of the 30 days before the sale began; shown beside a sale (SHOP-20). */
  lowestCents?: Cents
  /** When this price stops holding by itself. */
  until?: Date
}

export interface VariantView {
  id: number
  sku: string
  /** As in `{ Formaat: 'A4' }`. */
  attributes: Readonly<Record<string, string>>
  price: PriceView
  stock: StockState
  /** Pieces that may be ordered now; absent when stock is not kept. */
  available?: number
  picture?: PictureView
}

/** A product in a list. */
export interface ProductCard {
  entry: EntryCard
  sku: string
  kind: 'simple' | 'variable'
  price: PriceView
  /** The dearest variant, where they differ. */
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
  /** Something is sent; false for a download or a service. */
  shipped: boolean
  /** Library files that come with it. */
  fileIds: readonly number[]
  /** Products that staff chose to show beside it. */
  upSellIds: readonly number[]
  /** Maker and safety information (GPSR). */
  maker?: { name: string; address: string; email: string; warnings?: string }
  /** A quantity field starts here and steps by one. */
  minQuantity: number
  maxQuantity: number
}

/** What the page of a product shows besides. */
export interface ProductsBeside {
  /** By staff. */
  chosen: readonly ProductCard[]
  /** Of the same categories, without the chosen. */
  alike: readonly ProductCard[]
}

/** Values of the `orderby` select (decisions, Shop). */
export const productOrders = ['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc'] as const
export type ProductOrder = (typeof productOrders)[number]

export interface ProductQuery {
  /** Slug path of a product category, those below it included. */
  category?: string
  /** Slug of a product tag. */
  tag?: string
  words?: string
  /** What one pays now, the cheapest variant's where there are any; both ends count. */
  minCents?: Cents
  maxCents?: Cents
  /** Only what can be ordered now. */
  inStock?: boolean
  /** Only what costs less than usual now, or has a variant that does. */
  onSale?: boolean
  order?: ProductOrder
  page?: number
  /** 12 unless told (decisions), at most 100. */
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

/** What a coupon took off. */
export interface AppliedCoupon {
  code: string
  cents: Cents
  freeShipping: boolean
}

export interface CartTotals {
  subtotalCents: Cents
  discountCents: Cents
  /** Absent while nothing has to be shipped. */
  shippingCents?: Cents
  shippingLabel?: string
  /** Per rate, of goods and shipping together; included in the total. */
  vat: readonly { percent: number; cents: Cents }[]
  totalCents: Cents
}

/** Where a cart would be sent. */
export interface Destination {
  /** ISO 3166 code. */
  country: string
  /** Something in the cart must be sent; without a shipping price in the totals, nothing is sent to that country. */
  needed: boolean
  /** Goods of at least this much are sent for nothing. */
  freeFromCents?: Cents
}

/** What changed since the visitor last looked; said once on the cart page. */
export type CartChange =
  | { kind: 'price'; title: string; fromCents: Cents; toCents: Cents }
  | { kind: 'quantity'; title: string; from: number; to: number }
  | { kind: 'removed'; title: string }
  | { kind: 'coupon'; code: string; reason: CouponProblem }

export interface CartView {
  lines: readonly CartLine[]
  /** Pieces, as the cookie `woocommerce_items_in_cart` says. */
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
  /** Of the shop; empty for none. */
  answer: string
  /** Visitors who found it so. */
  helpful: number
}

/** Which reviews, and in which order; all, the newest first, unless told. */
export interface ReviewChoice {
  stars?: number
  order?: 'newest' | 'helpful'
}

export interface ReviewList {
  reviews: readonly Review[]
  /** All approved ones, whatever was chosen. */
  total: number
  page: number
  /** 50 a page (section 9). */
  pages: number
  average: number
  /** Approved reviews by stars, from 5 to 1. */
  spread: readonly number[]
}
