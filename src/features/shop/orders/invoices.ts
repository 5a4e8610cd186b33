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
  /** The discounts on this line. */
  discountCents: Cents
  totalCents: Cents
  vatPercent: number
  vatCents: Cents
}

/**
 * The contents of an invoice, stored as issued. Lines and shipping add up to the total, and their VAT to the VAT per
 * rate. Amounts of a credit note are positive: they are the amounts that it credits.
 */
export interface InvoiceContents {
  /** The settings on the day of issue. */
  seller: SocietySettings & { iban: string; holder: string }
  buyer: Address & { email: string }
  /** The delivery address, when it is not the buyer's. */
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
  /** On a credit note: the number of the invoice that it credits. */
  creditOf?: string
  reason?: string
}

export interface InvoiceView {
  id: number
  /** For example `2026-0139`; for a credit note `C2026-0007`. */
  number: string
  kind: 'invoice' | 'credit'
  issuedAt: Date
  orderId: number
  totalCents: Cents
  contents: InvoiceContents
}
