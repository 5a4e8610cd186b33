import { productCardTexts } from '../shared/products/product-card-texts.nl.ts'

export const texts = { ...productCardTexts, heading: 'Gerelateerde producten' } as const
