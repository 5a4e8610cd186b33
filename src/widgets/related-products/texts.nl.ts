import { productCardTexts } from '../shared/products/product-card-texts.nl.ts'

export const texts = {
  ...productCardTexts,
  heading: 'Gerelateerde producten',
  chosen: 'Misschien vind je dit ook mooi',
} as const
