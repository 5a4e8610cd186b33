import { kindTexts, taxonomyTexts } from '../../kernel/kind-texts.nl.ts'
import { entryTypes, taxonomyNames } from '../../kernel/kinds.ts'
import { type PropsOf, widgetFields } from '../fields.ts'
import { cardColumnsField } from '../shared/settings/look-fields.ts'

export const fields = widgetFields({
  name: 'post-grid',
  label: 'Kaarten',
  group: 'catalogus',
  fields: {
    /** Above the list; empty for none. */
    heading: { type: 'text', label: 'Kop' },
    wayLabel: { type: 'text', label: 'Verder, rechts van de kop' },
    wayHref: { type: 'link', label: 'Waarheen' },
    type: {
      type: 'choice',
      label: 'Wat',
      initial: 'jacobalia',
      options: entryTypes.map((value) => ({ value, label: kindTexts[value] })),
    },
    term: {
      type: 'term',
      label: 'Alleen van',
      taxonomies: taxonomyNames,
      besideTaxonomy: 'taxonomy',
    },
    perPage: { type: 'number', label: 'Aantal per keer', initial: 10, min: 1, max: 100 },
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
    face: {
      type: 'choice',
      part: 'look',
      label: 'Vorm',
      options: [
        { value: 'grid', label: 'Kaarten in rijen' },
        { value: 'masonry', label: 'Kaarten als metselwerk' },
        { value: 'justified', label: 'Platen in volle regels' },
        { value: 'list', label: 'Regels' },
      ],
    },
    columns: { ...cardColumnsField, initial: 3 },
    /** The first entry large. */
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
        { value: 'scroll', label: 'Vanzelf, en na een paar keer met een knop' },
      ],
    },
    autoPages: {
      type: 'number',
      part: 'working',
      label: 'Zo vaak vanzelf',
      help: 'Daarna komt er een knop. 0 is: tot het einde.',
      initial: 3,
      min: 0,
      max: 50,
    },
    filters: {
      type: 'choices',
      part: 'working',
      label: 'Bezoekers filteren op',
      options: taxonomyNames.map((value) => ({ value, label: taxonomyTexts[value] })),
    },
    filterOperator: {
      type: 'choice',
      part: 'working',
      label: 'Meer keuzes tegelijk',
      options: [
        { value: 'OR', label: 'Een van de keuzes past' },
        { value: 'AND', label: 'Alle keuzes passen' },
        { value: 'DISABLED', label: 'Een keuze tegelijk' },
      ],
    },
    /** Pages by `?e-page-{id}=n` instead of `/page/{n}/`, beside another listing of the page. */
    ownPages: {
      type: 'toggle',
      part: 'working',
      label: 'Bladert los van de bladzijde',
      help: 'Voor een tweede lijst op dezelfde bladzijde',
    },
    changeUrl: { type: 'toggle', part: 'working', label: 'Adres verandert mee' },
    reinitJs: {
      type: 'toggle',
      part: 'working',
      label: 'Onderdelen in nieuwe kaarten starten',
      initial: true,
    },
    text: { type: 'text', part: 'working', label: 'Tekst op de knop' },
    loadingText: { type: 'text', part: 'working', label: 'Tekst tijdens het laden' },
    taxonomy: { type: 'beside' },
  },

  hydrate: 'none',
})

export type PostGridProps = PropsOf<typeof fields>
