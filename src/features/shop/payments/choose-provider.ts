import type { Parts } from '../parts.ts'
import type { PaymentProvider } from './provider.ts'

type Given = Pick<Parts, 'settings' | 'siteUrl' | 'mollieApi' | 'clock' | 'log'>

/** The path to which Mollie reports that a payment has changed. */
export const paymentMessagePath = '/payments/mollie/'

/** Returns the provider for the key that staff have set; creates it again when the key changes. */
export function chooseProvider({ settings, siteUrl, mollieApi, clock, log }: Given): Parts['provider'] {
  let made: { key: string; provider: PaymentProvider } | undefined
  return async () => {
    const { mollieKey: key } = (await settings()).payment
    if (!key) return undefined
    if (made?.key !== key) {
      // A shop without a key does not load the client.
      const { createMollie } = await import('./mollie.ts')
      // Mollie refuses webhook URLs that it cannot reach.
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
