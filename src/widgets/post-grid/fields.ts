import { kindTexts } from '../../kernel/kind-texts.nl.ts'
import { type EntryOrder, type EntryType, entryTypes, taxonomyNames } from '../../kernel/kinds.ts'
import type { PerDevice } from '../../kernel/per-device.ts'
import type { CardColumns } from '../../ui/card/card.tsx'
import type { WidgetFields } from '../fields.ts'
import { cardColumnsField } from '../shared/settings/look-fields.ts'

export type LoadMethod = 'none' | 'pages' | 'loadmore' | 'lazyload'

export interface PostGridProps {
  /** Above the list; empty for none. */
  heading: string
  wayLabel: string
  wayHref: string
  type: EntryType
  taxonomy: string
  term: string
  perPage: number
  order: EntryOrder
  columns: PerDevice<CardColumns>
  /** The first entry large. */
  lead: boolean
  showExcerpt: boolean
  target: '' | '_blank'
  loadMethod: LoadMethod
  /** Pages by `?e-page-{id}=n` instead of `/page/{n}/`, beside another listing of the page. */
  ownPages: boolean
  changeUrl: boolean
  reinitJs: boolean
  text: string
  loadingText: string
}

export const fields: WidgetFields<PostGridProps> = {
  name: 'post-grid',
  label: 'Kaarten',
  group: 'catalogus',
  fields: {
    heading: { type: 'text', label: 'Kop' },
    wayLabel: { type: 'text', label: 'Verder, rechts van de kop' },
    wayHref: { type: 'link', label: 'Waarheen' },
    type: {
      type: 'choice',
      label: 'Wat',
      options: entryTypes.map((value) => ({ value, label: kindTexts[value] })),
    },
    term: {
      type: 'term',
      label: 'Alleen van',
      taxonomies: taxonomyNames,
      besideTaxonomy: 'taxonomy',
    },
    perPage: { type: 'number', label: 'Aantal per keer', min: 1, max: 100 },
    order: {
      type: 'choice',
      label: 'Volgorde',
      options: [
        { value: 'newest', label: 'Nieuwste eerst' },
        { value: 'oldest', label: 'Oudste eerst' },
        { value: 'title', label: 'Op naam' },
        { value: 'distance', label: 'Van ver naar dichtbij' },
      ],
    },
    columns: cardColumnsField,
    lead: { type: 'toggle', part: 'look', label: 'De eerste groot' },
    showExcerpt: { type: 'toggle', part: 'look', label: 'Met een zin erbij' },
    target: {
      type: 'choice',
      part: 'working',
      label: 'Openen',
      options: [
        { value: '', label: 'Hier' },
        { value: '_blank', label: 'In een nieuw tabblad' },
      ],
    },
    loadMethod: {
      type: 'choice',
      part: 'working',
      label: 'Meer tonen',
      options: [
        { value: 'none', label: 'Niet' },
        { value: 'pages', label: 'Bladzijden' },
        { value: 'loadmore', label: 'Met een knop' },
        { value: 'lazyload', label: 'Vanzelf bij het lezen' },
      ],
    },
    ownPages: {
      type: 'toggle',
      part: 'working',
      label: 'Bladert los van de bladzijde',
      help: 'Voor een tweede lijst op dezelfde bladzijde',
    },
    changeUrl: { type: 'toggle', part: 'working', label: 'Adres verandert mee' },
    reinitJs: { type: 'toggle', part: 'working', label: 'Onderdelen in nieuwe kaarten starten' },
    text: { type: 'text', part: 'working', label: 'Tekst op de knop' },
    loadingText: { type: 'text', part: 'working', label: 'Tekst tijdens het laden' },
  },
  defaults: {
    heading: '',
    wayLabel: '',
    wayHref: '',
    type: 'jacobalia',
    taxonomy: '',
    term: '',
    perPage: 10,
    order: 'newest',
    columns: 3,
    lead: false,
    showExcerpt: false,
    target: '',
    loadMethod: 'none',
    ownPages: false,
    changeUrl: false,
    reinitJs: true,
    text: '',
    loadingText: '',
  },
  hydrate: 'none',
}
