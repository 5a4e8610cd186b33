import { type PropsOf, widgetFields } from '../fields.ts'
import { carouselFields } from '../shared/carousel/carousel-fields.ts'
import { mapFaceFields } from '../shared/map/map-fields.ts'
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
    type: { type: 'kind', label: 'Wat', initial: 'jacobalia' },
    term: { type: 'term', label: 'Alleen van', besideTaxonomy: 'taxonomy' },
    byHand: {
      type: 'list',
      label: 'Met de hand gekozen',
      help: 'Dan staat hier alleen dit, in deze volgorde.',
      itemLabel: 'Inzending',
      item: { href: { type: 'link', label: 'Adres' } },
    },
    author: { type: 'author', label: 'Alleen van deze auteur' },
    ownField: {
      type: 'own-field',
      label: 'Alleen met in een eigen veld',
      help: 'Kies het veld; eronder wat erin moet staan.',
      empty: 'Alles',
    },
    ownValue: { type: 'text', label: 'deze waarde' },
    perPage: { type: 'number', label: 'Aantal per keer', initial: 10, min: 1, max: 100 },
    order: {
      type: 'choice',
      label: 'Volgorde',
      options: [
        { value: 'newest', label: 'Nieuwste eerst' },
        { value: 'oldest', label: 'Oudste eerst' },
        { value: 'title', label: 'Op naam' },
        { value: 'distance', label: 'Van ver naar dichtbij' },
        { value: 'chance', label: 'Toevallig, elke dag anders' },
      ],
    },
    /** Of the entry whose page it stands on. */
    relation: {
      type: 'taxonomy',
      label: 'Bij de inzending van deze bladzijde',
      empty: 'Maakt niet uit',
      each: 'Met dezelfde {name}',
    },
    exceptThis: { type: 'toggle', label: 'Zonder die inzending zelf', initial: true },
    exceptShown: {
      type: 'toggle',
      label: 'Zonder wat hierboven al staat',
      help: 'Wat een eerdere lijst op deze bladzijde toont, staat hier dan niet nog eens.',
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
        { value: 'carousel', label: 'Carrousel' },
        { value: 'accordion', label: 'Uitklapregels' },
        { value: 'tabs', label: 'Tabbladen' },
        { value: 'milestones', label: 'Mijlpalen, met de afstand voorop' },
        { value: 'map', label: 'Kaart met de lijst ernaast' },
      ],
    },
    card: {
      type: 'card',
      part: 'look',
      label: 'Hoe een kaart eruitziet',
      help: 'Een eigen kaart tekent u bij Sjablonen en pop-ups.',
    },
    columns: { ...cardColumnsField, initial: 3, when: { prop: 'face', is: ['grid', 'masonry'] } },
    rowGap: {
      type: 'number',
      part: 'look',
      label: 'Ruimte onder elkaar',
      help: 'In pixels',
      initial: 30,
      max: 200,
      when: { prop: 'face', is: ['masonry'] },
    },
    itemGap: {
      type: 'number',
      part: 'look',
      label: 'Ruimte naast elkaar',
      help: 'In pixels; op een smal scherm minder',
      initial: 30,
      max: 200,
      when: { prop: 'face', is: ['masonry'] },
    },
    ...carouselFields,
    ...mapFaceFields,
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
        { value: 'lightbox', label: 'De afbeelding, over de bladzijde heen' },
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
    filters: { type: 'taxonomies', part: 'working', label: 'Bezoekers filteren op' },
    moreFilters: {
      type: 'choices',
      part: 'working',
      label: 'En op',
      options: [
        { value: 'zoek', label: 'Woorden' },
        { value: 'letter', label: 'Beginletter' },
        { value: 'dagen', label: 'Dag van verschijnen' },
        { value: 'km', label: 'Afstand tot Santiago' },
      ],
    },
    filterLook: {
      type: 'choice',
      part: 'look',
      label: 'Filters als',
      options: [
        { value: 'buttons', label: 'Knoppen' },
        { value: 'checkboxes', label: 'Hokjes' },
        { value: 'select', label: 'Keuzelijst, een tegelijk' },
        { value: 'links', label: 'Links boven de lijst, een tegelijk' },
      ],
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
