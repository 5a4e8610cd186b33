/** Tags of the demo shop by their slugs, and the products that carry them, across categories. */
export const shopTags: Readonly<Record<string, { name: string; products: readonly string[] }>> = {
  friesland: {
    name: 'Friesland',
    products: ['van-friesland-naar-hasselt', 'wandelkaart-jabikspaad', 'poster-groate-kerk'],
  },
  fietsen: { name: 'Fietsen', products: ['fietsgids-alle-rondes', 'fietskaart-zuiden-en-vlaanderen'] },
  'om-te-geven': {
    name: 'Om te geven',
    products: [
      'zeventig-plaatsen-van-sint-jacob',
      'schelp-aan-koord',
      'speldje-schelp',
      'poster-sterrenweg',
      'acht-ansichtkaarten',
    ],
  },
  'met-kinderen': { name: 'Met kinderen', products: ['pelgrimeren-met-kinderen', 'lespakket-basisschool'] },
  zingen: { name: 'Zingen', products: ['liedbundel-met-wijzen', 'zingen-onderweg'] },
}
