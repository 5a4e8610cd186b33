import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'search-results',
  label: 'Zoekresultaten',
  group: 'catalogus',
  fields: {
    perPage: { type: 'number', label: 'Aantal per bladzijde', initial: 10, min: 1, max: 100 },
    /** Number of files beside the first page of hits. */
    files: { type: 'number', label: 'Aantal bestanden', initial: 5, min: 0, max: 15 },
  },

  hydrate: 'none',
})

export type SearchResultsProps = PropsOf<typeof fields>
