import type { WidgetFields } from '../fields.ts'

export interface SearchResultsProps {
  perPage: number
  /** Files shown beside the first page of hits. */
  files: number
}

export const fields: WidgetFields<SearchResultsProps> = {
  name: 'search-results',
  label: 'Zoekresultaten',
  group: 'catalogus',
  fields: {
    perPage: { type: 'number', label: 'Aantal per bladzijde', min: 1, max: 100 },
    files: { type: 'number', label: 'Aantal bestanden', min: 0, max: 15 },
  },
  defaults: { perPage: 10, files: 5 },
  hydrate: 'none',
}
