import { carouselTexts } from '../shared/carousel/carousel-texts.nl.ts'
import { lightboxTexts } from '../shared/lightbox/lightbox-texts.nl.ts'

export const texts = {
  ...carouselTexts,
  ...lightboxTexts,
  pictures: 'Afbeeldingen',
  enlarge: 'Afbeelding {page} groot bekijken',
} as const
