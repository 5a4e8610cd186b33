import { isIban } from '../shop-settings/iban.ts'
import type { DeliveryId } from './deliveries.ts'
import type { OrderParts } from './parts.ts'
import { orderTexts } from './texts.nl.ts'
import type { PaymentMethod } from './views.ts'

/** Returns the methods with which an amount may be paid; none when there is nothing to pay. */
export async function methodsFor(
  { settings, providers }: Pick<OrderParts, 'settings' | 'providers'>,
  totalCents: number,
  delivery: DeliveryId | undefined,
  country: string,
): Promise<readonly PaymentMethod[]> {
  if (totalCents === 0) return []
  const { payment } = await settings()
  // They never throw; one that does is left out, and the others stand.
  const online = await Promise.allSettled(
    (await providers.all()).map((provider) => provider.methods(totalCents, country)),
  )
  return [
    ...online.flatMap((asked) => (asked.status === 'fulfilled' ? asked.value : [])),
    ...(payment.transfer && isIban(payment.iban) ? [{ id: 'bacs', label: orderTexts.bacs }] : []),
    ...(payment.onCollection && delivery === 'collect' ? [{ id: 'cod', label: orderTexts.cod }] : []),
  ]
}
