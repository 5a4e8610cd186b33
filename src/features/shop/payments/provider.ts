import type { ChargeBack, PaymentMethod } from '../orders/views.ts'

/** How it stands with a payment at its provider at this moment. */
export interface ProviderPayment {
  id: string
  /** `open` until it is decided. */
  status: 'open' | 'paid' | 'canceled' | 'expired' | 'failed'
  paidCents: number
  chargeBacks: readonly ChargeBack[]
  /** Where the buyer pays while it is open. */
  checkoutUrl?: string
  /** The key that we gave it. */
  key?: string
  refunds: readonly ProviderRefund[]
}

export interface ProviderRefund {
  id: string
  cents: number
  failed: boolean
  /** The key that we gave it; absent when it was made at the provider's own site. */
  key?: string
}

export interface NewProviderPayment {
  /** The same for every try to make this payment: the provider makes one. */
  key: string
  method: string
  cents: number
  description: string
  /** Where the buyer comes back. */
  returnUrl: string
}

/** Who takes payments for us. What it says of itself is asked, never believed from a message. Methods throw when it does not answer. */
export interface PaymentProvider {
  /** Never throws: without an answer, one way in which its own page lets the buyer choose. */
  methods(totalCents: number, country: string): Promise<readonly PaymentMethod[]>
  create(payment: NewProviderPayment): Promise<ProviderPayment>
  /** Undefined: it knows no such payment. */
  read(id: string): Promise<ProviderPayment | undefined>
  /** As far as that can still be done. */
  cancel(id: string): Promise<void>
  /** @returns undefined when it refuses for good */
  refund(
    paymentId: string,
    refund: { key: string; cents: number; description: string },
  ): Promise<string | undefined>
}
