import type { NewCoupon, NewShippingZone, ShopSettings } from '../../src/features/shop/index.ts'
import { daysAfter, daysBefore } from '../library/dates.ts'

/** Bank account of the invented society, which does not exist. */
export const settings: Pick<ShopSettings, 'society' | 'payment' | 'collection'> = {
  society: {
    name: 'Vereniging De Jacobsschelp',
    address: 'Kerkstraat 1',
    postcode: '9914 AA',
    city: 'Zeerijp',
    email: 'winkel@jacobsschelp.example',
    phone: '',
    kvk: '00000000',
    vatNumber: 'NL000000000B00',
  },
  payment: {
    transfer: true,
    iban: 'NL02ABNA0123456789',
    holder: 'Vereniging De Jacobsschelp',
    transferDays: 14,
    onCollection: true,
  },
  collection: {
    offered: true,
    place: 'Het kerkhuisje naast de Jacobuskerk in Zeerijp',
    hours: 'Woensdag en zaterdag van 13 tot 17 uur',
  },
}

/** The page with the terms, whose text is `terms-of-sale.html`, and what it says in numbers. */
export const termsOfSale = {
  slug: 'voorwaarden',
  title: 'Algemene voorwaarden',
  excerpt: 'Wat je van de winkel mag verwachten, en de winkel van jou.',
  version: '1 januari 2026',
  withdrawalDays: 14,
}

/** Shipping class of products that do not fit a letter box. */
const parcels = (cents: number) => ['pakket', 'koker'].map((name) => ({ name, cents }))

/** Where the demo shop sends to, and for how much. */
export const shippingZones: readonly NewShippingZone[] = [
  {
    label: 'Verzending in Nederland',
    countries: ['NL'],
    cents: 450,
    classRates: parcels(695),
    freeFromCents: 4000,
    position: 0,
  },
  {
    label: 'Verzending naar België en Luxemburg',
    countries: ['BE', 'LU'],
    cents: 750,
    classRates: parcels(1095),
    freeFromCents: 7500,
    position: 1,
  },
  {
    label: 'Verzending buiten de Benelux',
    countries: [],
    cents: 1450,
    classRates: parcels(1950),
    position: 2,
  },
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
