export const texts = {
  open: 'Afbeeldinggalerij in volledig scherm bekijken',
  thumbs: 'Afbeeldingen',
  show: 'Afbeelding {page} van {pages}',
  none: 'Van dit product is nog geen afbeelding.',
  previous: 'Vorige',
  next: 'Volgende',
  close: 'Sluiten',
} as const
