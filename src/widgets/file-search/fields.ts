import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'file-search',
  label: 'Bestanden zoeken',
  group: 'bestanden',
  fields: {
    /** The top category of the picker; 0 is the whole library. */
    rootCategory: {
      type: 'file-category',
      label: 'Zoek in',
      asNumber: true,
      help: 'Leeg: in alle bestanden',
    },
    /** Categories that are excluded with their contents: numbers, with commas. */
    exclude: {
      type: 'file-categories',
      part: 'working',
      label: 'Categorieën die niet meedoen',
      help: 'Zij en wat eronder staat, zijn niet te kiezen en worden niet doorzocht.',
    },
    showCategories: { type: 'toggle', label: 'Categorie kiezen', initial: true },
    showTags: { type: 'toggle', label: 'Tags kiezen', initial: true },
    /** Tags offered for choice, or a free text input. */
    tagInput: {
      type: 'choice',
      part: 'working',
      label: 'Tags',
      options: [
        { value: 'list', label: 'Aanvinken uit een lijst' },
        { value: 'free', label: 'Zelf invullen' },
      ],
    },
    /** Type, size and dates. */
    showFilters: { type: 'toggle', label: 'Filters voor soort, grootte en datum', initial: true },
    /** Extensions that the type filter offers, with commas. */
    types: {
      type: 'text',
      label: 'Soorten bestand',
      initial: 'pdf,docx,odt,xlsx,txt,jpg,png,mp3,webm,gpx,zip',
      help: 'Extensies, met komma’s',
    },
    theme: {
      type: 'choice',
      part: 'look',
      label: 'Weergave',
      options: [
        { value: 'default', label: 'Tabel' },
        { value: 'ggd', label: 'Lijst met omschrijvingen, een bestand opent in een venster' },
        { value: 'preview', label: 'Lijst met omschrijvingen, een bestand opent als voorbeeld' },
      ],
    },
    /** Columns of the results, with commas; empty for the default. */
    columns: {
      type: 'choices',
      part: 'look',
      label: 'Kolommen',
      options: [
        { value: 'title', label: 'Titel' },
        { value: 'category', label: 'Categorie' },
        { value: 'version', label: 'Versie' },
        { value: 'size', label: 'Grootte' },
        { value: 'hits', label: 'Downloads' },
        { value: 'created', label: 'Datum' },
        { value: 'download', label: 'Download' },
        { value: 'description', label: 'Omschrijving' },
      ],
      help: 'Niets gekozen: alle behalve de omschrijving.',
    },
    limit: { type: 'number', part: 'look', label: 'Bestanden per bladzijde', initial: 15, min: 1, max: 1000 },
    showPagination: { type: 'toggle', part: 'look', label: 'Bladzijden tonen', initial: true },
    downloadSelected: {
      type: 'toggle',
      part: 'working',
      label: 'Gekozen bestanden als zip aanbieden',
      initial: true,
    },
    suggestions: {
      type: 'toggle',
      part: 'working',
      label: 'Titels voorstellen tijdens het typen',
      initial: true,
    },
    /** Requires a keyword. */
    requireKeyword: { type: 'toggle', part: 'working', label: 'Een trefwoord is verplicht' },
    /** Allows searching without a category. */
    searchAll: { type: 'toggle', part: 'working', label: 'Zoeken zonder categorie mag', initial: true },
    /** Opens the preview at once, without the box of details. */
    directPreview: { type: 'toggle', part: 'working', label: 'Voorbeeld meteen tonen, zonder gegevens' },
  },

  hydrate: 'load',
})

export type FileSearchProps = PropsOf<typeof fields>
