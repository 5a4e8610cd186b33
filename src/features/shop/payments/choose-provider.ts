import type { Parts } from '../parts.ts'
import type { PaymentProvider } from './provider.ts'

type Given = Pick<Parts, 'settings' | 'siteUrl' | 'mollieApi' | 'clock' | 'log'>

/** Where Mollie tells us that a payment changed. */
export const paymentMessagePath = '/payments/mollie/'

/** The provider that staff have a key of, made anew when the key changes. */
export function chooseProvider({ settings, siteUrl, mollieApi, clock, log }: Given): Parts['provider'] {
  let made: { key: string; provider: PaymentProvider } | undefined
  return async () => {
    const { mollieKey: key } = (await settings()).payment
    if (!key) return undefined
    if (made?.key !== key) {
      // A shop without a key does not load the client.
      const { createMollie } = await import('./mollie.ts')
      // Mollie refuses addresses that it cannot reach.
      const canBeReached = mollieApi !== undefined || new URL(siteUrl).protocol === 'https:'
      const provider = createMollie({
        ...{ apiKey: key, apiEndpoint: mollieApi, clock },
        webhookUrl: canBeReached ? siteUrl + paymentMessagePath : undefined,
        onError: (err) => log.warn({ err }, 'Mollie could not be asked, or refused'),
      })
      made = { key, provider }
    }
    return made.provider
  }
}
