export const lightboxTexts = {
  show: 'Afbeelding {page} van {pages}',
  previous: 'Vorige',
  next: 'Volgende',
  close: 'Sluiten',
} as const
