import { slugify } from '../../src/kernel/slug.ts'
import { years } from './dates.ts'
import type { Desk } from './shelf.ts'

export interface ShelfCategory {
  /** The slugs from the top down. A parent stands before its children. */
  key: string
  name: string
  description?: string
  /** The password of a locked category. */
  password?: string
}

/** No secret: told beside the locked category, so that whoever tries the site can open it. */
const boardPassword = 'pelgrimsstaf'

export const provinceKey = (country: 'NL' | 'BE', province: string): string =>
  `plaatsen/${country === 'NL' ? 'nederland' : 'belgie'}/${slugify(province)}`

export const newsletterKey = (year: number): string => {
  const first = year - ((year - 1) % 5)
  return `nieuwsbrief/${first}-${first + 4}/${year}`
}

/** The tree of three levels, with the provinces of the places and the years of the newsletter. */
export function categories({ places, today }: Desk): ShelfCategory[] {
  const provinces = new Map(
    places.map(({ country, province }) => [
      provinceKey(country, province),
      { key: provinceKey(country, province), name: province },
    ]),
  )
  const byYear = years(firstNewsletter, today).map((year) => ({
    key: newsletterKey(year),
    name: String(year),
  }))
  const periods = new Map(
    byYear.map(({ key }) => {
      const period = key.slice(0, key.lastIndexOf('/'))
      return [period, { key: period, name: period.replace(/^.*\//, '').replace('-', '–') }]
    }),
  )
  return [...fixed, ...provinces.values(), ...periods.values(), ...byYear]
}

export const firstNewsletter = 2012

const fixed: readonly ShelfCategory[] = [
  {
    key: 'routes',
    name: 'Routes',
    description: 'Dagtochten, stadswandelingen en fietsrondes langs plaatsen van Sint-Jacob.',
  },
  {
    key: 'routes/jabikspaad',
    name: 'Jabikspaad',
    description: 'Van Sint Jacobiparochie naar Hasselt, zoals onze leden het lopen.',
  },
  { key: 'routes/jabikspaad/dagtochten', name: 'Dagtochten op het Jabikspaad' },
  { key: 'routes/jabikspaad/gpx', name: 'Punten voor uw telefoon' },
  {
    key: 'routes/jacobspad',
    name: 'Jacobspad',
    description: 'Van Uithuizen naar Hasselt, zoals onze leden het lopen.',
  },
  { key: 'routes/jacobspad/dagtochten', name: 'Dagtochten op het Jacobspad' },
  { key: 'routes/jacobspad/gpx', name: 'Punten voor uw telefoon' },
  {
    key: 'routes/stad',
    name: 'Stadswandelingen',
    description: 'Steden en dorpen waar meer dan één plaats van Sint-Jacob te vinden is.',
  },
  { key: 'routes/stad/nederland', name: 'In Nederland' },
  { key: 'routes/stad/belgie', name: 'In België' },
  {
    key: 'routes/fiets',
    name: 'Fietsrondes',
    description: 'Van toren naar toren, voor een dag of een weekeinde.',
  },
  { key: 'routes/fiets/noord', name: 'Noorden en oosten' },
  { key: 'routes/fiets/west', name: 'Midden en westen' },
  { key: 'routes/fiets/zuid', name: 'Zuiden en Vlaanderen' },
  {
    key: 'routes/gidsen',
    name: 'Wandelgidsen',
    description: 'Alles voor één tocht in één zip: beschrijving, punten en tekeningen.',
  },
  {
    key: 'plaatsen',
    name: 'Plaatsbeschrijvingen',
    description: 'Een blad per plaats: wat er is, waar het staat en waar we dat vandaan hebben.',
  },
  { key: 'plaatsen/nederland', name: 'Nederland' },
  { key: 'plaatsen/belgie', name: 'België' },
  {
    key: 'tekeningen',
    name: 'Tekeningen',
    description: 'Platen in zes inkten. Vrij te gebruiken met naamsvermelding.',
  },
  { key: 'tekeningen/gebouwen', name: 'Gebouwen' },
  { key: 'tekeningen/gebouwen/kerken', name: 'Kerken' },
  { key: 'tekeningen/gebouwen/kapellen', name: 'Kapellen' },
  { key: 'tekeningen/gebouwen/gasthuizen', name: 'Gasthuizen' },
  { key: 'tekeningen/beeld', name: 'Beeld en glas' },
  { key: 'tekeningen/beeld/beelden', name: 'Beelden' },
  { key: 'tekeningen/beeld/ramen', name: 'Ramen en schilderingen' },
  { key: 'tekeningen/tekens', name: 'Tekens langs de weg' },
  { key: 'tekeningen/tekens/straat', name: 'Poorten, bruggen en stenen' },
  { key: 'tekeningen/tekens/schelpen', name: 'De schelp' },
  { key: 'onderzoek', name: 'Onderzoek', description: 'Lijsten, bronnen en de manier waarop we werken.' },
  { key: 'onderzoek/lijsten', name: 'Lijsten van plaatsen' },
  { key: 'onderzoek/lijsten/alle', name: 'Alle plaatsen' },
  { key: 'onderzoek/lijsten/provincies', name: 'Per provincie' },
  { key: 'onderzoek/bronnen', name: 'Bronnen' },
  { key: 'onderzoek/bronnen/leeslijsten', name: 'Leeslijsten' },
  { key: 'onderzoek/bronnen/overzichten', name: 'Overzichten van bronnen' },
  { key: 'onderzoek/werkwijze', name: 'Werkwijze' },
  { key: 'nieuwsbrief', name: 'Nieuwsbrief De Schelp', description: 'Vier keer per jaar, sinds 2012.' },
  {
    key: 'vereniging',
    name: 'Vereniging',
    description: `Stukken van en voor leden. De bestuursstukken vragen een wachtwoord: voor wie deze site uitprobeert is dat ‘${boardPassword}’.`,
  },
  { key: 'vereniging/vergaderingen', name: 'Ledenvergaderingen' },
  { key: 'vereniging/vergaderingen/agenda', name: 'Uitnodigingen en agenda’s' },
  { key: 'vereniging/vergaderingen/notulen', name: 'Notulen' },
  { key: 'vereniging/jaarstukken', name: 'Jaarstukken' },
  { key: 'vereniging/jaarstukken/verslagen', name: 'Jaarverslagen' },
  { key: 'vereniging/jaarstukken/rekeningen', name: 'Jaarrekeningen' },
  { key: 'vereniging/regels', name: 'Statuten en reglementen' },
  {
    key: 'vereniging/bestuur',
    name: 'Bestuursstukken',
    description: 'Alleen voor het bestuur.',
    password: boardPassword,
  },
  { key: 'vereniging/leden', name: 'Voor leden' },
  { key: 'geluid', name: 'Geluid en film', description: 'Liederen, klokken en korte films van tekeningen.' },
  { key: 'geluid/liederen', name: 'Liederen' },
  { key: 'geluid/liederen/teksten', name: 'Teksten' },
  { key: 'geluid/liederen/wijzen', name: 'Wijzen om mee te zingen' },
  { key: 'geluid/klokken', name: 'Klokken' },
  { key: 'geluid/film', name: 'Films' },
  { key: 'onderwijs', name: 'Onderwijs', description: 'Lesbrieven en werkbladen, vrij te kopiëren.' },
  { key: 'onderwijs/basisschool', name: 'Basisschool' },
  { key: 'onderwijs/basisschool/lesbrieven', name: 'Lesbrieven' },
  { key: 'onderwijs/basisschool/werkbladen', name: 'Werkbladen' },
  { key: 'onderwijs/voortgezet', name: 'Voortgezet onderwijs' },
]
