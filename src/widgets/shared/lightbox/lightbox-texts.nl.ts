export const lightboxTexts = {
  open: 'Afbeeldingen in volledig scherm',
  show: 'Afbeelding {page} van {pages}',
  previous: 'Vorige',
  next: 'Volgende',
  close: 'Sluiten',
  zoom: 'Vergroot de afbeelding',
  fullScreen: 'Volledig scherm',
  playHere: 'Speel deze video hier af',
  elsewhere: 'Deze video staat op {host}. Pas als je hem hier afspeelt, weet die site van je bezoek.',
} as const
