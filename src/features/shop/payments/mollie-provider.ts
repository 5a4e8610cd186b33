import type { PaymentProviderKind } from './provider.ts'

/** Payments through Mollie, with the key that staff set. */
export const mollieProvider: PaymentProviderKind = {
  setUp: ({ mollieKey }) => mollieKey,
  async connect({ key, messageUrl, mollieApi, clock, onError }) {
    // A shop without a key does not load the client.
    const { createMollie } = await import('./mollie.ts')
    // Mollie refuses webhook URLs that it cannot reach.
    const canBeReached = mollieApi !== undefined || messageUrl.startsWith('https:')
    return createMollie({
      apiKey: key,
      apiEndpoint: mollieApi,
      clock,
      onError,
      webhookUrl: canBeReached ? messageUrl : undefined,
    })
  },
  isPaymentId: (id) => /^tr_[A-Za-z0-9]{4,60}$/.test(id),
}
