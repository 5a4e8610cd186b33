import type { Parts } from '../parts.ts'
import { isIban } from '../shop-settings/iban.ts'
import type { DeliveryId } from './deliveries.ts'
import { orderTexts } from './texts.nl.ts'
import type { PaymentMethod } from './views.ts'

/** Whether a method is the payment provider's; the part after `mollie_` is the provider's own name for it. */
export const isOnline = (method: string): boolean => method === 'mollie' || method.startsWith('mollie_')

/** Returns the methods with which an amount may be paid; none when there is nothing to pay. */
export async function methodsFor(
  { settings, provider }: Pick<Parts, 'settings' | 'provider'>,
  totalCents: number,
  delivery: DeliveryId | undefined,
  country: string,
): Promise<readonly PaymentMethod[]> {
  if (totalCents === 0) return []
  const { payment } = await settings()
  const online = await provider()
  return [
    ...((await online?.methods(totalCents, country)) ?? []),
    ...(payment.transfer && isIban(payment.iban) ? [{ id: 'bacs', label: orderTexts.bacs }] : []),
    ...(payment.onCollection && delivery === 'collect' ? [{ id: 'cod', label: orderTexts.cod }] : []),
  ]
}
