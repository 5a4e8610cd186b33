import type { Texts } from '../../../kernel/texts.ts'

/** Names of payment methods, used after 'Betaald op 15 juli 2026' and in lists. */
export const paymentTexts = {
  'pay-bacs': 'overschrijving',
  'pay-cod': 'bij afhalen',
  'pay-mollie': 'online',
  'pay-mollie_ideal': 'iDEAL | Wero',
  'pay-mollie_bancontact': 'Bancontact',
  'pay-mollie_creditcard': 'creditcard',
  'pay-mollie_paypal': 'PayPal',
  'pay-mollie_applepay': 'Apple Pay',
} as const
type Key = keyof typeof paymentTexts

const isKnown = (key: string): key is Key => Object.hasOwn(paymentTexts, key)

/** Returns the name of a payment method; an unknown one is 'online'. */
export function paymentWords(texts: Texts<Key>, method: string): string {
  const key = `pay-${method}`
  return texts(isKnown(key) ? key : 'pay-mollie')
}
