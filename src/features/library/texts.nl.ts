/** Texts that leave the library inside a file. */
export const texts = {
  manifestHeading: 'Bestanden van {site}',
  manifestTitle: 'Titel',
  manifestMaker: 'Maker',
  manifestSource: 'Bron',
  manifestLicence: 'Licentie',
  manifestAddress: 'Adres',
} as const
