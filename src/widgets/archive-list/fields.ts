import type { WidgetFields } from '../fields.ts'

export interface ArchiveListProps {
  perPage: number
  /** The first entry of a page large. */
  lead: boolean
  showExcerpt: boolean
  /** Terms to narrow the list by, beside it. */
  facets: boolean
}

export const fields: WidgetFields<ArchiveListProps> = {
  name: 'archive-list',
  label: 'Overzicht met filters',
  group: 'catalogus',
  fields: {
    perPage: { type: 'number', label: 'Aantal per bladzijde', min: 1, max: 100 },
    lead: { type: 'toggle', part: 'look', label: 'De eerste groot' },
    showExcerpt: { type: 'toggle', part: 'look', label: 'Met een zin erbij' },
    facets: { type: 'toggle', label: 'Filters tonen' },
  },
  defaults: { perPage: 10, lead: true, showExcerpt: false, facets: true },
  hydrate: 'none',
}
