/** An order as `/staff-api/orders` sends it. */
export interface OrderRow {
  id: number
  number: string
  status: string
  placedAt: string
  name: string
  email: string
  city: string
  totalCents: number
  paidCents: number
  refundedCents: number
  toPayBackCents: number
  attention?: 'pay-back' | 'short' | 'withdrawn'
}

interface Address {
  firstName: string
  lastName: string
  company?: string
  street: string
  houseNumber: string
  houseNumberSuffix?: string
  extra?: string
  postcode: string
  city: string
  country: string
  phone?: string
}

export interface OrderRecord extends OrderRow {
  billing: Address
  shipping?: Address
  delivery?: string
  paymentMethod: string
  shippingCents?: number
  shippingLabel?: string
  discountCents: number
  note: string
  trackAndTrace?: string
  lines: readonly {
    id: number
    title: string
    productId: number
    sku: string
    attributes: Readonly<Record<string, string>>
    quantity: number
    totalCents: number
    vatPercent: number
    returnedQuantity: number
    returnedCents: number
    fileIds: readonly number[]
  }[]
  vat: readonly { percent: number; cents: number; vatCents: number }[]
  withoutVat: boolean
  paidAt?: string
  expiresAt?: string
  payments: readonly { method: string; provider: string; status: string }[]
  refunds: readonly {
    id: number
    createdAt: string
    amountCents: number
    reason: string
    status: string
  }[]
  withdrawals: readonly { id: number; status: string; receivedAt: string; text: string }[]
  events: readonly {
    id: number
    at: string
    by: string
    /** Of the staff. */
    byName?: string
    kind: string
    to?: string
    cents?: number
    text?: string
  }[]
  invoices: readonly { id: number; number: string; kind: 'invoice' | 'credit' }[]
  steps: readonly string[]
  refundableCents: number
  /** What the buyer still has to pay. */
  dueCents: number
  downloadable: boolean
  /** Paid for, so that staff may open its downloads anew. */
  opensDownloads: boolean
}

export const statuses = [
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const

/** Style of each status: waiting for staff, completed, or ended. */
export const markOf = (status: string): string =>
  status === 'processing' || status === 'on-hold'
    ? 'scheduled'
    : status === 'completed'
      ? 'published'
      : status === 'failed'
        ? 'failed'
        : 'draft'

/** Whether the order is being processed, or was. */
export const isSettled = ({ status }: OrderRecord): boolean =>
  status === 'processing' || status === 'completed' || status === 'refunded'

/** The payment provider refunds it; otherwise staff do. */
export const isPaidOnline = ({ payments }: OrderRecord): boolean =>
  payments.some(({ provider, status }) => provider === 'mollie' && status === 'paid')
