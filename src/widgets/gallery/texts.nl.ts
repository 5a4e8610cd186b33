import { lightboxTexts } from '../shared/lightbox/lightbox-texts.nl.ts'

export const texts = {
  ...lightboxTexts,
  open: 'Afbeeldingen in volledig scherm',
  enlarge: 'Afbeelding {page} groot bekijken',
} as const
