export const visitsTableTexts = {
  head: ['Dag', 'Wat', 'Naam', 'Aantal', 'Bedrag'],
  kinds: {
    page: 'Pagina',
    referrer: 'Kwam van',
    search: 'Zoekvraag zonder resultaat',
    download: 'Download',
    sale: 'Verkoop via',
  },
  rest: 'Alle overige',
  gone: 'Een bestand dat er niet meer is',
} as const

/** Texts of the staff app. */
export const screenTexts = {
  resources: { statistics: { name: 'Statistiek', fields: {} } },
  statistics: {
    period: 'Periode',
    days: '%{days} dagen',
    table: 'Alles als tabel (CSV)',
    none: 'In deze periode is er niets geteld. Zodra iemand de site bezoekt, staat het hier.',
    hint: 'Geteld zonder cookies en zonder te weten wie er keek: van bezoekers bewaren we geen adres en geen browser. Medewerkers die zijn ingelogd en zoekmachines tellen niet mee. Winkelmand, kassa en accounts ook niet.',
    sums: {
      page: 'Bekeken pagina’s',
      referrer: 'Kwamen van andere sites',
      search: 'Zochten tevergeefs',
      download: 'Downloads',
      sale: 'Verkocht',
    },
    chart:
      'Staafdiagram van ‘%{what}’, van %{from} tot en met %{to}. Het meeste was %{count}, op %{name}. De cijfers staan in de tabel hieronder.',
    course: 'Verloop van',
    perDay: '%{what} in de tijd',
    when: 'Wanneer',
    weekFrom: 'week van %{day}',
    page: 'Pagina’s',
    referrer: 'Waar bezoekers vandaan kwamen',
    search: 'Gezocht en niets gevonden',
    download: 'Downloads',
    sale: 'Verkocht aan wie kwam van',
    site: 'Site',
    words: 'Woorden',
    file: 'Bestand',
    path: 'Pagina',
    times: 'Keer',
    orders: 'Bestellingen',
    sum: 'Bedrag',
    noneYet: 'Niets in deze periode.',
    rest: 'Alle overige',
    ownWay: 'Rechtstreeks, of niet bekend',
  },
} as const
