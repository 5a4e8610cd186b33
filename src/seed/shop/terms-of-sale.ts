import type { NewCoupon, NewShippingZone } from '../../features/shop/index.ts'
import { daysAfter, daysBefore } from '../library/dates.ts'

/** Where the demo shop sends to, and for how much. */
export const shippingZones: readonly NewShippingZone[] = [
  { label: 'Verzending in Nederland', countries: ['NL'], cents: 450, freeFromCents: 4000, position: 0 },
  {
    label: 'Verzending naar België en Luxemburg',
    countries: ['BE', 'LU'],
    cents: 750,
    freeFromCents: 7500,
    position: 1,
  },
  { label: 'Verzending buiten de Benelux', countries: [], cents: 1450, position: 2 },
]

/** Coupons of every kind, one of them expired. */
export const coupons = (today: Date): readonly NewCoupon[] => [
  { code: 'WELKOM10', kind: 'percentage', amount: 10, minimumCents: 2000 },
  { code: 'JACOB5', kind: 'fixed', amount: 500, minimumCents: 2500, limit: 100, limitPerCustomer: 1 },
  { code: 'GRATISVERZENDEN', kind: 'free_shipping', amount: 0, minimumCents: 3000 },
  {
    code: 'PELGRIMSZOMER',
    kind: 'percentage',
    amount: 15,
    validFrom: daysBefore(today, 150),
    validTo: daysBefore(today, 60),
  },
  { code: 'VRIENDEN', kind: 'percentage', amount: 20, validTo: daysAfter(today, 365), limitPerCustomer: 1 },
]
