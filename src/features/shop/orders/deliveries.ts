import type { Cents } from '../views.ts'

/** Shipped to an address, or collected from the society. */
const deliveryIds = ['ship', 'collect'] as const
export type DeliveryId = (typeof deliveryIds)[number]

export interface DeliveryOption {
  id: DeliveryId
  label: string
  cents: Cents
}
