import type { Parts } from './parts.ts'
import type { PaymentProvider, PaymentProviderKind, Providers } from './provider.ts'
import { paymentMessagePath, paymentProviders } from './providers.ts'

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
      key,
      messageUrl: siteUrl + paymentMessagePath(name),
      mollieApi,
      clock,
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
