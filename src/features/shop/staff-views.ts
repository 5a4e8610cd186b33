import type { NewCoupon, NewProduct, NewShippingZone } from './inputs.ts'
import type { Cents } from './views.ts'

/** The price, stock and options of a product, as staff edit them; its text is in the entry. */
export interface StaffOffer extends Required<Pick<NewProduct, 'sku' | 'regularCents' | 'vatClass'>> {
  entryId: number
  saleCents?: number
  saleFrom?: Date
  saleTo?: Date
  /** Absent: stock is not tracked and the product is always available. */
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

/** One change of many products; a difference is calculated from each product's present value. */
export type ProductAdjustment =
  /** The regular price: one amount for all, or a percentage to add (negative to subtract). */
  | { price: { cents: number } | { percent: number } }
  /** A percentage off from now on; null ends every sale. */
  | { sale: { percent: number; to?: Date } | null }
  /** One stock for all, or pieces to add (negative to subtract); never below 0. */
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
  /** The shop's answer, shown below the review; empty when there is none. */
  answer: string
  helpful: number
  /** Visitors' complaints about it. */
  reports: readonly string[]
}

/** Absent properties stay unchanged. */
export interface ReviewChange {
  approved?: boolean | undefined
  answer?: string | undefined
  /** `[]` once staff have looked at the complaints. */
  reports?: readonly [] | undefined
}

/** One use of a coupon. */
export interface CouponUse {
  at: Date
  /** E-mail address; empty once it was erased. */
  customer: string
  order?: { id: number; number: string }
}

export interface StaffReviewQuery {
  approved?: boolean
  /** Only reviews with complaints from visitors. */
  reported?: boolean
  productId?: number
  ids?: readonly number[]
  descending?: boolean
  /** From 1. */
  page: number
  perPage: number
}

/** `used`: the number of uses so far. */
export type StaffCoupon = NewCoupon & { used: number }
export type CouponChange = Partial<Omit<StaffCoupon, 'code' | 'used'>>

export type StaffShippingZone = NewShippingZone &
  Required<Pick<NewShippingZone, 'classRates' | 'position'>> & { id: number }
export type ShippingZoneChange = Partial<Omit<StaffShippingZone, 'id'>>

/** Changes the stock of a product or of a variant: a new count, or pieces to add (negative to subtract). */
export type StockChange = { variantSku?: string; reason: string } & ({ pieces: number } | { more: number })
export type StockProblem = 'missing' | 'below-zero'

/** The invoiced sales of one article in one month, minus credit notes. */
export interface SalesRow {
  /** From 1. */
  month: number
  /** Empty: shipping, and credits that belong to no line. */
  title: string
  sku: string
  /** Undefined: invoiced without VAT, under the rule for small businesses. */
  vatPercent?: number
  pieces: number
  /** With VAT. */
  cents: Cents
  vatCents: Cents
}

export interface SalesReport {
  year: number
  /** The years with invoices and the present year, latest first. */
  years: readonly number[]
  rows: readonly SalesRow[]
}

/** The values of a line; absent: unchanged. Null: no sale, or stock that is not tracked. */
export interface SheetValues {
  regularCents?: Cents
  saleCents?: Cents | null
  stock?: number | null
  /** Article numbers of related products; for products only, not for variants. */
  upSells?: readonly string[]
  crossSells?: readonly string[]
}

/** A line of a spreadsheet of products: the product or variant with this article number. */
export interface SheetLine {
  sku: string
  values: SheetValues
}

/** `from` and `to` hold only the values that change. */
export interface SheetChange {
  productId: number
  sku: string
  from: SheetValues
  to: SheetValues
}

export type SheetProblem = 'unknown-sku' | 'twice' | 'sale-above' | 'unknown-beside' | 'of-variant'

export interface SheetPlan {
  changes: readonly SheetChange[]
  /** By line index, from 0. */
  problems: readonly { line: number; problem: SheetProblem }[]
  /** Identifies these changes: it differs as soon as the sheet would change anything else. */
  mark: string
}
