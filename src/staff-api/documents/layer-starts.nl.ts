/** The initial texts of a new popup. */
export const layerStartTexts = {
  announcementTitle: 'Wij zijn even dicht',
  announcement: '<p>Schrijf hier wat bezoekers moeten weten, en tot wanneer.</p>',
  understood: 'Begrepen',
  newsletterTitle: 'Blijf op de hoogte',
  newsletter: 'Een paar keer per jaar een brief met nieuws, nieuwe plaatsen en activiteiten.',
  ageTitle: 'Ben je 18 jaar of ouder?',
  age: '<p>Wat hierna komt, mogen we alleen laten zien aan wie 18 jaar of ouder is.</p>',
  yes: 'Ja, ik ben 18 of ouder',
  no: 'Nee, terug naar de voorpagina',
} as const
