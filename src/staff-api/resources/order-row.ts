import { z } from 'zod'
import type { InvoiceView } from '../../features/shop/index.ts'
import { listOf, moment, recordOf, shape, words } from '../answer-parts.ts'

export const orderStatuses = [
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const
const status = z.enum(orderStatuses)
const delivery = z.enum(['ship', 'collect'])

/** An order in a list. */
export const orderRow = shape({
  id: z.number(),
  number: words,
  status,
  placedAt: moment,
  totalCents: z.number(),
  paidCents: z.number(),
  refundedCents: z.number(),
  toPayBackCents: z.number(),
  name: words,
  email: words,
  city: words,
  pieces: z.number(),
  paymentMethod: words,
  delivery: delivery.optional(),
  /** Why staff must look at it; absent when they need not. */
  attention: z.enum(['pay-back', 'short', 'withdrawn']).optional(),
})

export const address = shape({
  firstName: words,
  lastName: words,
  company: words.optional(),
  street: words,
  houseNumber: words,
  houseNumberSuffix: words.optional(),
  extra: words.optional(),
  postcode: words,
  city: words,
  province: words.optional(),
  country: words,
  phone: words.optional(),
})

const line = shape({
  id: z.number(),
  productId: z.number(),
  variantId: z.number().optional(),
  title: words,
  sku: words,
  attributes: recordOf(words, words),
  quantity: z.number(),
  unitCents: z.number(),
  subtotalCents: z.number(),
  totalCents: z.number(),
  vatPercent: z.number(),
  vatCents: z.number(),
  fileIds: listOf(z.number()),
  pictureId: z.number().optional(),
  shipped: z.boolean(),
  returnedQuantity: z.number(),
  returnedCents: z.number(),
})

const payment = shape({
  id: z.number(),
  attempt: z.number(),
  method: words,
  provider: words,
  providerId: words.optional(),
  status: z.enum(['open', 'paid', 'canceled', 'expired', 'failed']),
  amountCents: z.number(),
  paidCents: z.number(),
  chargedBackCents: z.number(),
  createdAt: moment,
  paidAt: moment.optional(),
})

const refund = shape({
  id: z.number(),
  amountCents: z.number(),
  kind: z.enum(['return', 'overpaid']),
  reason: words,
  restocked: z.boolean(),
  lines: listOf(shape({ lineId: z.number(), quantity: z.number(), cents: z.number() })),
  status: z.enum(['pending', 'done', 'failed']),
  by: words,
  createdAt: moment,
})

const event = shape({
  id: z.number(),
  at: moment,
  /** `buyer`, `mollie`, `clock`, or the id of a member of staff, whose name is `byName`. */
  by: words,
  byName: words.optional(),
  kind: words,
  from: status.optional(),
  to: status.optional(),
  cents: z.number().optional(),
  text: words.optional(),
})

export const withdrawal = shape({
  id: z.number(),
  orderId: z.number().optional(),
  orderNumber: words,
  name: words,
  email: words,
  text: words,
  receivedAt: moment,
  status: z.enum(['open', 'settled']),
  settledAt: moment.optional(),
  settledBy: words.optional(),
  answer: words,
})

/** All that staff see of an order. */
export const orderWhole = orderRow.extend({
  userId: words.optional(),
  billing: address,
  shipping: address.optional(),
  lines: listOf(line),
  subtotalCents: z.number(),
  discountCents: z.number(),
  shippingCents: z.number().optional(),
  shippingLabel: words.optional(),
  vat: listOf(shape({ percent: z.number(), cents: z.number(), vatCents: z.number() })),
  coupons: listOf(shape({ code: words, cents: z.number(), freeShipping: z.boolean() })),
  withoutVat: z.boolean(),
  note: words,
  termsVersion: words.optional(),
  downloadConsentAt: moment.optional(),
  expiresAt: moment.optional(),
  paidAt: moment.optional(),
  completedAt: moment.optional(),
  trackAndTrace: words.optional(),
  withdrawnAt: moment.optional(),
  dueCents: z.number(),
  payable: z.boolean(),
  downloadable: z.boolean(),
  invoices: listOf(
    shape({
      id: z.number(),
      number: words,
      kind: z.enum(['invoice', 'credit']),
      issuedAt: moment,
      orderId: z.number(),
      totalCents: z.number(),
      contents: z.custom<InvoiceView['contents']>(),
    }),
  ),
  payments: listOf(payment),
  refunds: listOf(refund),
  events: listOf(event),
  withdrawals: listOf(withdrawal),
  steps: listOf(status),
  refundableCents: z.number(),
  opensDownloads: z.boolean(),
})
