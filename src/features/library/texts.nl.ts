/** Texts that the library writes into files. */
export const texts = {
  manifestHeading: 'Bestanden van {site}',
  manifestTitle: 'Titel',
  manifestMaker: 'Maker',
  manifestSource: 'Bron',
  manifestLicence: 'Licentie',
  manifestAddress: 'Adres',
} as const
