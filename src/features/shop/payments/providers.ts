import { createOpenList } from '../../../kernel/open-list.ts'
import type { Parts } from '../parts.ts'
import type { ShopSettings } from '../shop-settings/views.ts'
import { mollieProvider } from './mollie-provider.ts'
import type { PaymentProvider } from './provider.ts'

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

/** Every payment provider by its name; extensions add theirs. */
export const paymentProviders = createOpenList<PaymentProviderKind>('payment provider', [
  ['mollie', mollieProvider],
])

/** The name of the provider of a payment method; undefined when the method is none of a provider. */
export function providerOfMethod(method: string): string | undefined {
  const [name = ''] = method.split('_', 1)
  return paymentProviders.has(name) ? name : undefined
}

/** Whether a method is one of a payment provider. */
export const isOnline = (method: string): boolean => providerOfMethod(method) !== undefined

/** Path to which a provider reports that a payment has changed. */
export const paymentMessagePath = (provider: string): string => `/payments/${provider}/`

/** The connected providers. */
export interface Providers {
  /** Undefined while the shop is not set up for it, or when there is none of this name. */
  of(name: string): Promise<PaymentProvider | undefined>
  /** Those for which the shop is set up. */
  all(): Promise<readonly PaymentProvider[]>
}

type Given = Pick<Parts, 'settings' | 'siteUrl' | 'mollieApi' | 'clock' | 'log'>

/** Connects each provider when it is first asked, and again when its key changes. */
export function connectProviders({ settings, siteUrl, mollieApi, clock, log }: Given): Providers {
  const made = new Map<string, { kind: PaymentProviderKind; key: string; provider: PaymentProvider }>()
  async function of(name: string): Promise<PaymentProvider | undefined> {
    const kind = paymentProviders.get(name)
    const key = kind?.setUp((await settings()).payment)
    if (!kind || key === undefined) return undefined
    const known = made.get(name)
    if (known?.kind === kind && known.key === key) return known.provider
    const provider = await kind.connect({
      ...{ key, messageUrl: siteUrl + paymentMessagePath(name), mollieApi, clock },
      onError: (err) =>
        log.warn({ err, provider: name }, 'the payment provider could not be asked, or refused'),
    })
    made.set(name, { kind, key, provider })
    return provider
  }
  return {
    of,
    async all() {
      const found = await Promise.all(
        [...paymentProviders.keys()].map((name) =>
          of(name).catch((err: unknown) => {
            log.warn({ err, provider: name }, 'the payment provider could not be connected')
            return undefined
          }),
        ),
      )
      return found.filter((provider) => provider !== undefined)
    },
  }
}
