import { type Texts, textsOfRoom } from '../../kernel/texts.ts'
import type { Site } from '../page.ts'
import { checkoutTexts } from './texts.nl.ts'

export type CheckoutTexts = Texts<keyof typeof checkoutTexts>

/**
 * Texts of the checkout, with staff's overrides. `checkout.order` cannot be overridden: it must state the duty to pay
 * (C-249/21).
 */
export const checkoutTextsOf = ({ runtime }: Site): CheckoutTexts => {
  const { 'checkout.order': _, ...overrides } = runtime.textOverrides
  return textsOfRoom('checkout', checkoutTexts, overrides)
}
