import { lightboxTexts } from '../shared/lightbox/lightbox-texts.nl.ts'

export const texts = {
  ...lightboxTexts,
  open: 'Afbeeldinggalerij in volledig scherm bekijken',
  thumbs: 'Afbeeldingen',
  none: 'Van dit product is nog geen afbeelding.',
} as const
