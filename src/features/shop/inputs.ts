import type { Viewer } from '../../kernel/viewer.ts'
import type { Cents, ClassRate, VatClass } from './views.ts'

export interface NewProduct {
  /** The entry of type `product` that describes it. */
  entryId: number
  sku: string
  regularCents: Cents
  saleCents?: Cents
  saleFrom?: Date
  saleTo?: Date
  vatClass: VatClass
  /** Absent: stock is not tracked and the product is always available. */
  stock?: number
  backorders?: boolean
  soldIndividually?: boolean
  weightGrams?: number
  shippingClass?: string
  /** Nothing is shipped: a download or a service. */
  virtual?: boolean
  fileIds?: readonly number[]
  /** Related products on its page (up-sell), and in a cart that contains it (cross-sell). */
  upSellIds?: readonly number[]
  crossSellIds?: readonly number[]
  /** How many times, and for how many days, a buyer may download each of its files; absent: no limit. */
  downloadLimit?: number
  downloadDays?: number
  maker?: { name: string; address: string; email: string; warnings?: string }
  attributes?: readonly { name: string; values: readonly string[]; forVariants: boolean }[]
  variants?: readonly {
    sku: string
    attributes: Readonly<Record<string, string>>
    regularCents: Cents
    saleCents?: Cents
    stock?: number
    pictureId?: number
    /** False: hidden from visitors. */
    offered?: boolean
  }[]
  position?: number
}

type Emptiable =
  | 'saleCents'
  | 'saleFrom'
  | 'saleTo'
  | 'stock'
  | 'weightGrams'
  | 'shippingClass'
  | 'downloadLimit'
  | 'downloadDays'
  | 'maker'

/** Absent properties stay unchanged; null removes the value. */
export type ProductChange = Partial<Omit<NewProduct, 'entryId' | Emptiable>> & {
  [Name in Emptiable]?: NewProduct[Name] | null
}

export interface NewCoupon {
  code: string
  kind: 'percentage' | 'fixed' | 'free_shipping'
  /** Percent or cents, by `kind`. */
  amount: number
  minimumCents?: Cents
  validFrom?: Date
  validTo?: Date
  /** The most uses, in total and by one customer. */
  limit?: number
  limitPerCustomer?: number
  productIds?: readonly number[]
}

export interface NewShippingZone {
  label: string
  /** ISO codes; empty: every other country. */
  countries: readonly string[]
  cents: Cents
  /** Replace `cents` for products of a shipping class. */
  classRates?: readonly ClassRate[]
  freeFromCents?: Cents
  position?: number
}

/**
 * Proof of a purchase: a signed-in viewer, or the number and key of an order. An e-mail address alone proves nothing.
 */
export interface ProofOfPurchase {
  viewer?: Viewer
  orderId?: number
  key?: string
}

export interface NewReview {
  productId: number
  rating: number
  author: string
  email: string
  text: string
  /** Proof that the writer bought the product; without it the review is not verified. */
  proof?: ProofOfPurchase
  /** Set by imports and the demo content only; the defaults are now and the result of the proof. */
  createdAt?: Date
  verified?: boolean
}

/** The secret in the visitor's session cookie identifies the cart; undefined: a visitor without a cart. */
export type CartToken = string | undefined

export interface AddToCart {
  productId: number
  variantId?: number
  /** Chosen values, for variable products without a variant id. */
  attributes?: Readonly<Record<string, string>>
  /** As sent; 0 counts as 1, anything but a whole number is refused (abuse 5). */
  quantity: string | number | undefined
}
