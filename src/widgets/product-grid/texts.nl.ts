import { productCardTexts } from '../shared/products/product-card-texts.nl.ts'

export const texts = {
  ...productCardTexts,
  empty: 'Hier is nu niets te koop',
  emptyWay: 'Naar de hele winkel',
} as const
