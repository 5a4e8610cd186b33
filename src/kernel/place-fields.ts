import { declareFields, type ValuesOf } from './built-in-field.ts'

/**
 * The fields of a place, in the order of their form: all that says what each is (ARCHITECTURE.md, 'A field of a place').
 * Names are for good: entries hold their values under them.
 */
export const placeFields = declareFields([
  {
    name: 'kind',
    type: 'text',
    label: 'Soort, zoals getoond',
    most: 200,
    isSearched: true,
    fact: { at: 10, label: 'Soort' },
  },
  { name: 'denomination', type: 'text', label: 'Gezindte', most: 200, isSearched: true, fact: { at: 70 } },
  {
    name: 'address',
    type: 'text',
    label: 'Straat en nummer',
    most: 300,
    isSearched: true,
    fact: { at: 20, label: 'Adres' },
    postalAddress: 'streetAddress',
  },
  {
    name: 'place',
    type: 'text',
    label: 'Plaats',
    most: 200,
    isSearched: true,
    fact: { at: 30 },
    postalAddress: 'addressLocality',
  },
  { name: 'municipality', type: 'text', label: 'Gemeente', most: 200, isSearched: true, fact: { at: 40 } },
  {
    name: 'province',
    type: 'text',
    label: 'Provincie',
    most: 200,
    isSearched: true,
    fact: { at: 50 },
    postalAddress: 'addressRegion',
  },
  /** As found: a year or a period. */
  { name: 'built', type: 'text', label: 'Gebouwd', most: 200, fact: { at: 60 } },
  /** As the crow flies, rounded to ten. */
  {
    name: 'kilometresToSantiago',
    type: 'number',
    label: 'Kilometer tot Santiago de Compostela',
    min: 0,
    max: 25_000,
    unit: 'km',
    fact: { at: 100, label: 'Tot Santiago' },
  },
  {
    name: 'monumentNumber',
    type: 'text',
    label: 'Nummer in het monumentenregister',
    most: 100,
    fact: { at: 80, label: 'Rijksmonument' },
    leadsTo: 'monumentUrl',
  },
  { name: 'monumentUrl', type: 'link', label: 'Webadres in het monumentenregister', isWeb: true },
  {
    name: 'openingHours',
    type: 'longtext',
    label: 'Openingstijden',
    most: 2_000,
    fact: { at: 90, label: 'Open' },
    schemaOrg: 'openingHours',
  },
  /** Shown by the widget `entry-sources`, to whose numbers texts link. */
  {
    name: 'sources',
    type: 'repeater',
    label: 'Bronnen',
    rowLimit: 50,
    layouts: [
      {
        name: 'source',
        label: 'Bron',
        parts: [
          { name: 'name', type: 'text', label: 'Bron', most: 300, required: true },
          { name: 'url', type: 'link', label: 'Webadres', isWeb: true },
        ],
      },
    ],
  },
])

export type PlaceFields = ValuesOf<typeof placeFields>
