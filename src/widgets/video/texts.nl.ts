export const texts = {
  download: '{title} downloaden',
  playHere: 'Speel deze video hier af',
  watch: '{title} bekijken op {host}',
  watchHere: '{title} bekijken',
  elsewhere: 'Deze video staat op {host}. Pas als je hem opent, weet die site van je bezoek.',
} as const
