export const lightboxTexts = {
  open: 'Afbeeldingen in volledig scherm',
  show: 'Afbeelding {page} van {pages}',
  previous: 'Vorige',
  next: 'Volgende',
  close: 'Sluiten',
  zoom: 'Vergroot de afbeelding',
  fullScreen: 'Volledig scherm',
} as const
