import { createOpenList } from '../../../kernel/open-list.ts'
import { mollieProvider } from './mollie-provider.ts'
import type { PaymentProviderKind } from './provider.ts'

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
