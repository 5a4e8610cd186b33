export const texts = {
  share: 'Deel deze bladzijde',
  times: 'keer gedeeld',
  copied: 'De link staat op je klembord.',
  notCopied: 'Kopiëren lukte niet. Dit is de link: ',
} as const
