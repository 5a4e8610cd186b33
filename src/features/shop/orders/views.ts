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

/**
 * A payment method: `bacs` by bank transfer, `cod` on collection, `mollie` or `mollie_{method}` through Mollie, and so of any
 * payment provider by its name.
 */
export interface PaymentMethod {
  id: string
  label: string
  /** Only for methods of a provider. */
  picture?: string
}

/** The buyer's choices so far; the others have defaults. */
export interface CheckoutChoices {
  country?: string
  delivery?: string
  paymentMethod?: string
  /** Needed to count how often this customer has used a coupon. */
  email?: string
}

/** The price of an order before it is placed, with its deliveries and payment methods. */
export interface Quote {
  cart: CartView
  /** Empty when nothing has to be shipped. */
  deliveries: readonly DeliveryOption[]
  delivery?: DeliveryId
  methods: readonly PaymentMethod[]
  paymentMethod?: string
  /** Something has to be shipped, but the shop neither ships to the country nor offers collection. */
  unreachable: boolean
  /** It contains a download: the buyer must agree that delivery begins at once. */
  downloads: boolean
  /** It contains goods, so the notice of the legal guarantee is shown. */
  goods: boolean
  withoutVat: boolean
  /** Hash of what the buyer is shown and agrees to; the form sends it back. */
  shown: string
}

export interface CheckoutDraft {
  /** Sent with the form: one key makes one order. */
  checkoutKey: string
  /** As typed, by field name; never a password. */
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
  /** Absent: the terms were not accepted. */
  termsVersion?: string
  downloadConsent?: boolean
}

export interface WantedLine {
  productId: number
  variantSku?: string | undefined
  quantity: number
}

/** An order that staff enter for somebody, on the telephone or at a fair. */
export interface TakeOrder extends Omit<PlaceOrder, 'termsVersion'> {
  lines: readonly WantedLine[]
}

/** A customer who ordered before. */
export interface KnownCustomer {
  /** The number of their latest order. */
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

/** Why no order was placed. */
export type PlaceProblem =
  /** Fields are invalid: see the detail. */
  | 'invalid'
  /** Lines, prices or the total differ from what was shown, or a coupon is no longer valid: see the new quote. */
  | 'changed'
  | 'empty'
  | 'unreachable'

export interface PlaceRefused {
  fields?: Readonly<Partial<Record<OrderField, AddressProblem>>>
  quote?: Quote
}

/** The next page for the buyer: at the provider, or the purchase summary. */
export type PayNext = { kind: 'pay-at'; url: string } | { kind: 'received' }

export interface PlacedOrder {
  id: number
  key: string
  /** The total, when this call made the order; absent when the order existed already. */
  madeCents?: Cents
}

export type PayProblem =
  | 'missing'
  /** Already paid, or no longer waiting for payment. */
  | 'not-payable'
  | 'unknown-method'
  | 'out-of-stock'
  /** The provider does not answer; the order remains. */
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
  /** For people, on invoices and as the reference of a transfer: `S-2026-0147`. */
  number: string
  status: OrderStatus
  placedAt: Date
  totalCents: Cents
  paidCents: Cents
  refundedCents: Cents
  toPayBackCents: Cents
  /** The buyer's name. */
  name: string
  email: string
  city: string
  /** Number of pieces in all lines. */
  pieces: number
  paymentMethod: string
  delivery?: DeliveryId
  /** Why staff must look at it; absent when they need not. */
  attention?: Attention
}

/** The first that applies: money to pay back, paid too little or charged back, an open withdrawal. */
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
  /** When the last withdrawal of it, or of a part, was received. */
  withdrawnAt?: Date
  /** What the buyer still has to pay; of a cancelled order, once it is taken up again. */
  dueCents: Cents
  /** The buyer may pay it now, also after a failed payment. */
  payable: boolean
  /** Its files may be downloaded now. */
  downloadable: boolean
  /** Opens the downloads; for the buyer only. */
  downloadKey?: string
  invoices: readonly InvoiceView[]
}

/** The purchase summary for whoever has the number and key. */
export interface ReceivedOrder {
  order: OrderView
  /** Name, address and e-mail address may be shown; otherwise the page asks for the e-mail address first. */
  isBuyer: boolean
  /** The viewer is the buyer, or has the link from the mail. */
  mayDownload: boolean
  /** The buyer could still finish a payment at the provider; `refresh` asks for its status. */
  isOpenAtProvider: boolean
}

/** A library file that may be downloaded, with the order that contains it. */
export interface BoughtDownload {
  fileId: number
  orderId: number
  lineId: number
  /** Downloads left; absent: no limit. */
  left?: number
  until?: Date
}

export interface PaymentView {
  id: number
  attempt: number
  method: string
  /** The name of the payment provider; `none` for money received in another way. */
  provider: string
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

/** `buyer`, `clock`, the name of a payment provider, or the id of a member of staff. */
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
  /** Statuses that may follow now. */
  steps: readonly OrderStatus[]
  /** The most that can be refunded. */
  refundableCents: Cents
  /** It has paid downloads: staff may open them again, also after they ended. */
  opensDownloads: boolean
}

const orderSorts = ['placedAt', 'number', 'totalCents', 'status', 'name'] as const

export interface StaffOrderQuery {
  /** Searches number, name, e-mail address and products. */
  words?: string
  statuses?: readonly OrderStatus[]
  paymentMethod?: string
  productId?: number
  attention?: boolean
  /** Placed at or after `from`, and before `to`. */
  from?: Date
  to?: Date
  ids?: readonly number[]
  sort?: (typeof orderSorts)[number]
  /** Default: newest first. */
  descending?: boolean
  /** From 1. */
  page: number
  perPage: number
}

export type StepProblem = 'missing' | 'not-allowed' | 'out-of-stock'

export interface NewRefund {
  /** Pieces of lines; `cents` defaults to their share of the line total. */
  lines?: readonly { lineId: number; quantity: number; cents?: Cents }[]
  /** An amount, instead of lines or in addition to them (for example for shipping). */
  cents?: Cents
  reason?: string
  /** Puts the pieces back into the stock. */
  restock?: boolean
  /** The key of the form: a form that is sent twice refunds once. */
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

/** The numbers of orders and withdrawals that wait, for the overview. */
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

/** An amount that a bank charged back for the buyer. */
export interface ChargeBack {
  id: string
  cents: number
  /** The bank returned the money to us later. */
  reversed: boolean
}
