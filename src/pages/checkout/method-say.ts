import type { DeliveryId } from '../../features/shop/index.ts'
import type { CheckoutTexts } from './texts.ts'

/**
 * Returns what a payment method means for the buyer.
 * @param delivery undefined when nothing has to be delivered
 */
export function methodSay(id: string, delivery: DeliveryId | undefined, texts: CheckoutTexts): string {
  if (id === 'bacs') return texts(delivery === 'ship' ? 'pay-bacs' : 'pay-bacs-plain')
  return texts(id === 'cod' ? 'pay-cod' : 'pay-mollie')
}
