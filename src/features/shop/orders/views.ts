import type { VatAmount } from '../totals/totals.ts'
import type { AppliedCoupon, CartView, Cents } from '../views.ts'
import type { Address } from './address.ts'
import type { DeliveryId, DeliveryOption } from './deliveries.ts'
import type { InvoiceView } from './invoices.ts'

const orderStatuses = [
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export type { Address } from './address.ts'

export type AddressField = keyof Address
export type AddressProblem = 'missing' | 'bad' | 'too-long'

export type OrderCoupon = AppliedCoupon

export type { VatAmount } from '../totals/totals.ts'

/** A way to pay: `bacs` by bank transfer, `cod` when it is collected, `mollie` or `mollie_{method}` through Mollie. */
export interface PaymentMethod {
  id: string
  label: string
  /** Of Mollie's methods. */
  picture?: string
}

/** What a buyer chose so far; defaults stand in for the rest. */
export interface CheckoutChoices {
  country?: string
  delivery?: string
  paymentMethod?: string
  /** Needed to count how often this customer has used a coupon. */
  email?: string
}

/** What an order would cost, and how it may be sent and paid. */
export interface Quote {
  cart: CartView
  /** Empty when nothing has to be sent. */
  deliveries: readonly DeliveryOption[]
  delivery?: DeliveryId
  methods: readonly PaymentMethod[]
  paymentMethod?: string
  /** Something has to be sent, and nothing is sent to that country nor can be collected. */
  unreachable: boolean
  /** Something in it is downloaded: the buyer must agree that delivery begins at once. */
  downloads: boolean
  /** Goods, and so the notice of the legal guarantee. */
  goods: boolean
  withoutVat: boolean
  /** What the buyer is shown and agrees to; the form sends it back. */
  shown: string
}

export interface CheckoutDraft {
  /** Sent with the form: one key makes one order. */
  checkoutKey: string
  /** As typed, by the names of the form; never a password. */
  fields: Readonly<Record<string, string>>
}

export interface PlaceOrder {
  checkoutKey: string
  /** `Quote.shown` of the page that the buyer saw. */
  shown: string
  email: string
  billing: Address
  shipping?: Address
  delivery?: string
  paymentMethod: string
  note?: string
  /** Absent: not agreed. */
  termsVersion?: string
  downloadConsent?: boolean
}

export interface WantedLine {
  productId: number
  variantSku?: string | undefined
  quantity: number
}

/** What staff order for somebody, on the telephone or at a fair. */
export interface TakeOrder extends Omit<PlaceOrder, 'termsVersion'> {
  lines: readonly WantedLine[]
}

/** Somebody who ordered before. */
export interface KnownCustomer {
  /** Of their latest order. */
  id: number
  email: string
  billing: Address
  shipping?: Address
}

export type OrderField =
  | 'email'
  | 'delivery'
  | 'paymentMethod'
  | 'terms'
  | 'downloadConsent'
  | 'note'
  | `billing.${AddressField}`
  | `shipping.${AddressField}`

/** Why nothing was ordered. */
export type PlaceProblem =
  /** Fields; see the detail. */
  | 'invalid'
  /** Lines, prices or the total are no longer as shown, or a coupon no longer holds: see the new quote. */
  | 'changed'
  | 'empty'
  | 'unreachable'

export interface PlaceRefused {
  fields?: Readonly<Partial<Record<OrderField, AddressProblem>>>
  quote?: Quote
}

/** Where the buyer goes to next: to the provider, or to the purchase summary. */
export type PayNext = { kind: 'pay-at'; url: string } | { kind: 'received' }

export interface PlacedOrder {
  id: number
  key: string
  /** The total, when this call made the order; absent when the order existed already. */
  madeCents?: Cents
}

export type PayProblem =
  | 'missing'
  /** Paid, or no longer waiting for it. */
  | 'not-payable'
  | 'unknown-method'
  | 'out-of-stock'
  /** The provider does not answer; the order stands. */
  | 'unavailable'

export interface OrderLineView {
  id: number
  productId: number
  variantId?: number
  title: string
  sku: string
  attributes: Readonly<Record<string, string>>
  quantity: number
  unitCents: Cents
  /** Before discounts, and after. */
  subtotalCents: Cents
  totalCents: Cents
  vatPercent: number
  vatCents: Cents
  fileIds: readonly number[]
  pictureId?: number
  shipped: boolean
  returnedQuantity: number
  returnedCents: Cents
}

/** An order in a list. */
export interface OrderSummary {
  id: number
  /** As in `S-2026-0147`; for people, on invoices and as reference of a transfer. */
  number: string
  status: OrderStatus
  placedAt: Date
  totalCents: Cents
  paidCents: Cents
  refundedCents: Cents
  toPayBackCents: Cents
  /** Of the buyer. */
  name: string
  email: string
  city: string
  /** Of goods. */
  pieces: number
  paymentMethod: string
  delivery?: DeliveryId
  /** A person must look at it, and why. */
  attention?: Attention
}

/** Money to pay back comes first, then what was paid short or fetched back, then withdrawals that wait. */
export type Attention = 'pay-back' | 'short' | 'withdrawn'

export interface OrderView extends Omit<OrderSummary, 'attention'> {
  key: string
  userId?: string
  billing: Address
  shipping?: Address
  lines: readonly OrderLineView[]
  subtotalCents: Cents
  discountCents: Cents
  shippingCents?: Cents
  shippingLabel?: string
  vat: readonly VatAmount[]
  coupons: readonly OrderCoupon[]
  withoutVat: boolean
  note: string
  termsVersion?: string
  downloadConsentAt?: Date
  expiresAt?: Date
  paidAt?: Date
  completedAt?: Date
  trackAndTrace?: string
  /** May be paid (again) now, in a way of one's choice. */
  payable: boolean
  /** What it opens may be downloaded now. */
  downloadable: boolean
  /** Opens the downloads; for the buyer's eyes. */
  downloadKey?: string
  invoices: readonly InvoiceView[]
}

/** What the purchase summary shows to who has number and key. */
export interface ReceivedOrder {
  order: OrderView
  /** Name, address and e-mail address may be shown; otherwise the address is asked for first. */
  isBuyer: boolean
  /** The buyer, or who has the link of the mail. */
  mayDownload: boolean
  /** Something waits at the provider that the buyer could still finish; `refresh` asks how it stands. */
  isOpenAtProvider: boolean
}

/** A library file that may be downloaded, by the order that opens it. */
export interface BoughtDownload {
  fileId: number
  orderId: number
  lineId: number
  /** Times left; absent: as often as one likes. */
  left?: number
  until?: Date
}

export interface PaymentView {
  id: number
  attempt: number
  method: string
  provider: 'mollie' | 'none'
  providerId?: string
  status: 'open' | 'paid' | 'canceled' | 'expired' | 'failed'
  amountCents: Cents
  paidCents: Cents
  chargedBackCents: Cents
  createdAt: Date
  paidAt?: Date
}

export interface RefundView {
  id: number
  amountCents: Cents
  kind: 'return' | 'overpaid'
  reason: string
  restocked: boolean
  lines: readonly { lineId: number; quantity: number; cents: Cents }[]
  status: 'pending' | 'done' | 'failed'
  by: string
  createdAt: Date
}

export type OrderEventKind =
  | 'placed'
  | 'status'
  | 'payment'
  | 'payment-begun'
  | 'payment-over'
  | 'charged-back'
  | 'charge-back-reversed'
  | 'refund'
  | 'refund-failed'
  | 'restocked'
  | 'mail'
  | 'note'
  | 'invoice'
  | 'withdrawal'
  | 'downloads-renewed'
  | 'downloads-ended'
  | 'changed'

/** `buyer`, `mollie`, `clock`, or the number of a member of staff. */
export type Actor = string

export interface OrderEvent {
  id: number
  at: Date
  by: Actor
  kind: OrderEventKind
  from?: OrderStatus
  to?: OrderStatus
  cents?: Cents
  text?: string
}

/** All that staff see of an order. */
export interface OrderDetails extends OrderView {
  payments: readonly PaymentView[]
  refunds: readonly RefundView[]
  events: readonly OrderEvent[]
  withdrawals: readonly StaffWithdrawal[]
  attention?: Attention
  /** Statuses that it may go to now. */
  steps: readonly OrderStatus[]
  /** At most so much can go back. */
  refundableCents: Cents
  /** It has downloads, and they are paid for: staff may open them anew, also after they ended. */
  opensDownloads: boolean
}

const orderSorts = ['placedAt', 'number', 'totalCents', 'status', 'name'] as const

export interface StaffOrderQuery {
  /** In number, name, e-mail address and products. */
  words?: string
  statuses?: readonly OrderStatus[]
  paymentMethod?: string
  productId?: number
  attention?: boolean
  /** Placed from and before. */
  from?: Date
  to?: Date
  ids?: readonly number[]
  sort?: (typeof orderSorts)[number]
  /** The newest first unless told. */
  descending?: boolean
  /** From 1. */
  page: number
  perPage: number
}

export type StepProblem = 'missing' | 'not-allowed' | 'out-of-stock'

export interface NewRefund {
  /** Pieces of lines; their share of the sum unless told. */
  lines?: readonly { lineId: number; quantity: number; cents?: Cents }[]
  /** Instead of lines, or beside them for shipping and the like: an amount. */
  cents?: Cents
  reason?: string
  /** Puts the pieces back into the stock. */
  restock?: boolean
  /** Of the form: sent twice, it pays back once. */
  key?: string
}
export type RefundProblem = 'missing' | 'bad-amount' | 'too-much' | 'unknown-line' | 'too-many'

export interface NewWithdrawal {
  orderNumber: string
  name: string
  email: string
  text?: string
}

export interface StaffWithdrawal extends Required<NewWithdrawal> {
  id: number
  orderId?: number
  receivedAt: Date
  status: 'open' | 'settled'
  settledAt?: Date
  settledBy?: Actor
  answer: string
}

/** What the overview says waits, in orders and withdrawals. */
export interface OrdersWaiting {
  toSend: number
  unpaid: number
  toPayBack: number
  withdrawn: number
}

export interface StockMove {
  id: number
  at: Date
  variantId?: number
  pieces: number
  left: number
  why: 'sold' | 'given-back' | 'returned' | 'staff'
  orderId?: number
  orderNumber?: string
  by: Actor
  /** Why, as staff wrote it; empty when an order changed the stock. */
  reason: string
}

/** What a bank took back for the buyer. */
export interface ChargeBack {
  id: string
  cents: number
  /** The bank returned the money to us later. */
  reversed: boolean
}
