import { productCardTexts } from '../product-card-texts.nl.ts'

export const texts = productCardTexts
