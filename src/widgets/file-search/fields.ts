import type { WidgetFields } from '../fields.ts'

export interface FileSearchProps {
  /** Where the picker begins; 0 is the whole library. */
  rootCategory: number
  /** Categories left out with what is in them: their numbers, with commas. */
  exclude: string
  showCategories: boolean
  showTags: boolean
  /** Tags to choose from, or a free input only. */
  tagInput: 'list' | 'free'
  /** Type, size and dates. */
  showFilters: boolean
  /** Extensions that the type filter offers, with commas. */
  types: string
  theme: 'default' | 'ggd' | 'preview'
  /** Columns of the results, with commas; empty: the usual ones. */
  columns: string
  limit: number
  showPagination: boolean
  downloadSelected: boolean
  suggestions: boolean
  /** Nothing is sent without a keyword. */
  requireKeyword: boolean
  /** Whether one may search without a category. */
  searchAll: boolean
  /** The preview opens at once, without the box that says what the file is. */
  directPreview: boolean
}

export const fields: WidgetFields<FileSearchProps> = {
  name: 'file-search',
  label: 'Bestanden zoeken',
  group: 'bestanden',
  fields: {
    rootCategory: {
      type: 'file-category',
      label: 'Zoek in',
      help: 'Leeg: in alle bestanden',
    },
    exclude: {
      type: 'file-categories',
      part: 'working',
      label: 'Categorieën die niet meedoen',
      help: 'Zij en wat eronder staat, zijn niet te kiezen en worden niet doorzocht.',
    },
    showCategories: { type: 'toggle', label: 'Categorie kiezen' },
    showTags: { type: 'toggle', label: 'Tags kiezen' },
    tagInput: {
      type: 'choice',
      part: 'working',
      label: 'Tags',
      options: [
        { value: 'list', label: 'Aanvinken uit een lijst' },
        { value: 'free', label: 'Zelf invullen' },
      ],
    },
    showFilters: { type: 'toggle', label: 'Filters voor soort, grootte en datum' },
    types: { type: 'text', label: 'Soorten bestand', help: 'Extensies, met komma’s' },
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
    limit: { type: 'number', part: 'look', label: 'Bestanden per bladzijde', min: 1, max: 1000 },
    showPagination: { type: 'toggle', part: 'look', label: 'Bladzijden tonen' },
    downloadSelected: { type: 'toggle', part: 'working', label: 'Gekozen bestanden als zip aanbieden' },
    suggestions: { type: 'toggle', part: 'working', label: 'Titels voorstellen tijdens het typen' },
    requireKeyword: { type: 'toggle', part: 'working', label: 'Een trefwoord is verplicht' },
    searchAll: { type: 'toggle', part: 'working', label: 'Zoeken zonder categorie mag' },
    directPreview: { type: 'toggle', part: 'working', label: 'Voorbeeld meteen tonen, zonder gegevens' },
  },
  defaults: {
    rootCategory: 0,
    exclude: '',
    showCategories: true,
    showTags: true,
    tagInput: 'list',
    showFilters: true,
    types: 'pdf,docx,odt,xlsx,txt,jpg,png,mp3,webm,gpx,zip',
    theme: 'default',
    columns: '',
    limit: 15,
    showPagination: true,
    downloadSelected: true,
    suggestions: true,
    requireKeyword: false,
    searchAll: true,
    directPreview: false,
  },
  hydrate: 'load',
}
