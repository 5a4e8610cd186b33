import type { Viewer } from '../../kernel/viewer.ts'
import type { ClassRate } from './totals/totals.ts'
import type { Cents, VatClass } from './views.ts'

export interface NewProduct {
  /** The entry of type `product` that says what it is. */
  entryId: number
  sku: string
  regularCents: Cents
  saleCents?: Cents
  saleFrom?: Date
  saleTo?: Date
  vatClass: VatClass
  /** Absent: not kept, always there. */
  stock?: number
  backorders?: boolean
  soldIndividually?: boolean
  weightGrams?: number
  shippingClass?: string
  /** Nothing to send: a download or a service. */
  virtual?: boolean
  fileIds?: readonly number[]
  /** Products to show on its page, and in a cart that holds it. */
  upSellIds?: readonly number[]
  crossSellIds?: readonly number[]
  /** How many times, and for how many days, a buyer may download each of its files; absent: always. */
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
    /** False: visitors see nothing of it. */
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

/** What is absent stays as it is; null takes it away. */
export type ProductChange = Partial<Omit<NewProduct, 'entryId' | Emptiable>> & {
  [Name in Emptiable]?: NewProduct[Name] | null
}

export interface NewCoupon {
  code: string
  kind: 'percentage' | 'fixed' | 'free_shipping'
  /** Percent, or cents. */
  amount: number
  minimumCents?: Cents
  validFrom?: Date
  validTo?: Date
  /** Uses in all, and by one customer. */
  limit?: number
  limitPerCustomer?: number
  productIds?: readonly number[]
}

export interface NewShippingZone {
  label: string
  /** ISO codes; none: everywhere else. */
  countries: readonly string[]
  cents: Cents
  /** In place of `cents` for products of a class. */
  classRates?: readonly ClassRate[]
  freeFromCents?: Cents
  position?: number
}

/** What shows that somebody bought something: being signed in, or number and key of an order. Never an address alone. */
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
  /** What shows that the writer bought it; without it the review is not verified. */
  proof?: ProofOfPurchase
  /** Given by imports and the demo content; otherwise now, and as the proof says. */
  createdAt?: Date
  verified?: boolean
}

/** A cart is named by the secret in the visitor's session cookie; undefined is a visitor without one. */
export type CartToken = string | undefined

export interface AddToCart {
  productId: number
  variantId?: number
  /** Chosen values, for variable products without a variant id. */
  attributes?: Readonly<Record<string, string>>
  /** As sent; 0 counts as 1, anything but a whole number is refused (abuse 5). */
  quantity: string | number | undefined
}
