import type { NewCoupon, NewProduct, NewShippingZone } from './inputs.ts'
import type { Cents } from './views.ts'

/** What a product sells for, as staff change it; what it says is its entry. */
export interface StaffOffer extends Required<Pick<NewProduct, 'sku' | 'regularCents' | 'vatClass'>> {
  entryId: number
  saleCents?: number
  saleFrom?: Date
  saleTo?: Date
  /** Absent: not kept, always there. */
  stock?: number
  backorders: boolean
  soldIndividually: boolean
  weightGrams?: number
  shippingClass?: string
  virtual: boolean
  fileIds: readonly number[]
  upSellIds: readonly number[]
  crossSellIds: readonly number[]
  maker?: NonNullable<NewProduct['maker']>
  attributes: NonNullable<NewProduct['attributes']>
  variants: NonNullable<NewProduct['variants']>
  position: number
  /** Pieces sold. */
  sold: number
}

/** One change of many products; a difference is reckoned from what stands there. */
export type ProductAdjustment =
  /** The ordinary price: an amount for all, or so much percent more (less when negative). */
  | { price: { cents: number } | { percent: number } }
  /** So much percent off from now on; null ends every sale. */
  | { sale: { percent: number; to?: Date } | null }
  /** Pieces: a number for all, or so many more (fewer when negative), never below none. */
  | { stock: { pieces: number } | { more: number } }

export interface StaffReview {
  id: number
  productId: number
  rating: number
  author: string
  email: string
  text: string
  createdAt: Date
  approved: boolean
  verified: boolean
  /** Of the shop, below it; empty for none. */
  answer: string
  helpful: number
  /** What visitors say is wrong with it. */
  reports: readonly string[]
}

/** What is absent stays as it is. */
export interface ReviewChange {
  approved?: boolean | undefined
  answer?: string | undefined
  /** Staff looked at what visitors reported. */
  reports?: readonly [] | undefined
}

/** Once that somebody used a coupon. */
export interface CouponUse {
  at: Date
  /** An address; empty once it was erased. */
  customer: string
  order?: { id: number; number: string }
}

export interface StaffReviewQuery {
  approved?: boolean
  /** Visitors say that something is wrong with it. */
  reported?: boolean
  productId?: number
  ids?: readonly number[]
  descending?: boolean
  /** From 1. */
  page: number
  perPage: number
}

/** `used`: by orders so far. */
export type StaffCoupon = NewCoupon & { used: number }
export type CouponChange = Partial<Omit<StaffCoupon, 'code' | 'used'>>

export type StaffShippingZone = NewShippingZone &
  Required<Pick<NewShippingZone, 'classRates' | 'position'>> & { id: number }
export type ShippingZoneChange = Partial<Omit<StaffShippingZone, 'id'>>

/** Of a product's own stock, or of the one that a variant keeps: counted anew, or so many more (fewer when negative). */
export type StockChange = { variantSku?: string; reason: string } & ({ pieces: number } | { more: number })
export type StockProblem = 'missing' | 'below-zero'

/** What was invoiced of one thing in one month, credit notes taken off. */
export interface SalesRow {
  /** From 1. */
  month: number
  /** Empty: shipping, and what went back without a line. */
  title: string
  sku: string
  /** Undefined: invoiced without VAT, as a small business. */
  vatPercent?: number
  pieces: number
  /** With VAT. */
  cents: Cents
  vatCents: Cents
}

export interface SalesReport {
  year: number
  /** In which anything was invoiced, and this one; the latest first. */
  years: readonly number[]
  rows: readonly SalesRow[]
}

/** Of a line; absent: stays as it is. Null: no sale, or a stock that is not counted. */
export interface SheetValues {
  regularCents?: Cents
  saleCents?: Cents | null
  stock?: number | null
  /** Article numbers of what is shown besides; of a product alone. */
  upSells?: readonly string[]
  crossSells?: readonly string[]
}

/** A line of a spreadsheet of products: what has this article number. */
export interface SheetLine {
  sku: string
  values: SheetValues
}

/** `from` and `to` have what changes alone. */
export interface SheetChange {
  productId: number
  sku: string
  from: SheetValues
  to: SheetValues
}

export type SheetProblem = 'unknown-sku' | 'twice' | 'sale-above' | 'unknown-beside' | 'of-variant'

export interface SheetPlan {
  changes: readonly SheetChange[]
  /** By the place of the line, from 0. */
  problems: readonly { line: number; problem: SheetProblem }[]
  /** Another one as soon as it would change anything else. */
  mark: string
}
