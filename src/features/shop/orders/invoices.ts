import type { SocietySettings } from '../shop-settings/views.ts'
import type { VatAmount } from '../totals/totals.ts'
import type { Cents } from '../views.ts'
import type { Address } from './address.ts'

export interface InvoiceLine {
  title: string
  sku: string
  attributes: Readonly<Record<string, string>>
  quantity: number
  unitCents: Cents
  /** What the discounts took off. */
  discountCents: Cents
  totalCents: Cents
  vatPercent: number
  vatCents: Cents
}

/**
 * All that an invoice says, kept as it was issued. Lines and shipping add up to the total, their VAT to that of the
 * rates. Amounts of a credit note are positive: it takes them back.
 */
export interface InvoiceContents {
  /** As staff had set it that day. */
  seller: SocietySettings & { iban: string; holder: string }
  buyer: Address & { email: string }
  /** Where it went, when not to the buyer. */
  shipping?: Address
  orderNumber: string
  placedAt: string
  lines: readonly InvoiceLine[]
  coupons: readonly string[]
  shippingLabel?: string
  shippingCents: Cents
  shippingVat: readonly VatAmount[]
  vat: readonly VatAmount[]
  totalCents: Cents
  /** Issued under the rule for small businesses: no VAT is shown. */
  withoutVat: boolean
  /** Of a credit note: the invoice that it takes back from. */
  creditOf?: string
  reason?: string
}

export interface InvoiceView {
  id: number
  /** As in `2026-0139`, of a credit note `C2026-0007`. */
  number: string
  kind: 'invoice' | 'credit'
  issuedAt: Date
  orderId: number
  totalCents: Cents
  contents: InvoiceContents
}
