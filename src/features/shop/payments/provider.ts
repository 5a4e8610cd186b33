import type { ChargeBack, PaymentMethod } from '../orders/views.ts'
import type { ShopSettings } from '../shop-settings/views.ts'

/** The present state of a payment at its provider. */
export interface ProviderPayment {
  id: string
  /** `open` until it is decided. */
  status: 'open' | 'paid' | 'canceled' | 'expired' | 'failed'
  paidCents: number
  chargeBacks: readonly ChargeBack[]
  /** Where the buyer pays while it is open. */
  checkoutUrl?: string
  /** The key that we sent with it. */
  key?: string
  refunds: readonly ProviderRefund[]
}

export interface ProviderRefund {
  id: string
  cents: number
  failed: boolean
  /** The key that we sent with it; absent when it was made on the provider's own site. */
  key?: string
}

export interface NewProviderPayment {
  /** Idempotency key: the same for every try, so that the provider creates one payment. */
  key: string
  method: string
  cents: number
  description: string
  /** The page to which the buyer returns. */
  returnUrl: string
}

/**
 * A payment provider. Its messages are never trusted: it is asked for the facts. Methods throw when it does not answer.
 */
export interface PaymentProvider {
  /** Never throws: without an answer it returns one general method, and the buyer chooses on the provider's page. */
  methods(totalCents: number, country: string): Promise<readonly PaymentMethod[]>
  create(payment: NewProviderPayment): Promise<ProviderPayment>
  /** Returns undefined when the provider does not know the payment. */
  read(id: string): Promise<ProviderPayment | undefined>
  /** Cancels a payment if that is still possible. */
  cancel(id: string): Promise<void>
  /** @returns the provider's number of the refund; undefined when it refuses for good */
  refund(
    paymentId: string,
    refund: { key: string; cents: number; description: string },
  ): Promise<string | undefined>
}

/** The provider of a payment cannot be asked: its key was taken away, or exchanged for that of another account. */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}

/** What a payment provider is connected with. */
export interface ProviderMeans {
  /** What `setUp` returned. */
  key: string
  /** The address to which the provider may post that a payment changed. */
  messageUrl: string
  /** Another host with Mollie's API. */
  mollieApi?: string
  clock: () => Date
  /** Logs that the provider did not answer, or refused. */
  onError(error: unknown): void
}

/**
 * A payment provider that a shop may have. Its name, of letters and digits, begins the ids of its methods: `mollie`, or
 * `mollie_ideal`. Payments, and the address of its messages (`/payments/mollie/`), carry it too.
 */
export interface PaymentProviderKind {
  /** The key with which the shop is set up for it; undefined: buyers are not offered it. Another one connects anew. */
  setUp(settings: ShopSettings['payment']): string | undefined
  connect(means: ProviderMeans): PaymentProvider | Promise<PaymentProvider>
  /** Whether a message may be about a payment with this number. Absent: any of letters, digits and hyphens. */
  isPaymentId?(id: string): boolean
}

/** The connected providers. */
export interface Providers {
  /** Undefined while the shop is not set up for it, or when there is none of this name. */
  of(name: string): Promise<PaymentProvider | undefined>
  /** Those for which the shop is set up. */
  all(): Promise<readonly PaymentProvider[]>
}
