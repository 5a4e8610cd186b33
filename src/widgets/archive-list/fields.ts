import { type PropsOf, widgetFields } from '../fields.ts'
import { mapFields } from '../shared/map/map-fields.ts'

export const fields = widgetFields({
  name: 'archive-list',
  label: 'Overzicht met filters',
  group: 'catalogus',
  fields: {
    perPage: { type: 'number', label: 'Aantal per bladzijde', initial: 10, min: 1, max: 100 },
    /** Shows the first entry of a page large. */
    lead: { type: 'toggle', part: 'look', label: 'De eerste groot', initial: true },
    showExcerpt: { type: 'toggle', part: 'look', label: 'Met een zin erbij' },
    /** Shows terms beside the list to narrow it by. */
    facets: { type: 'toggle', label: 'Filters tonen', initial: true },
    ...mapFields,
  },

  hydrate: 'none',
})

export type ArchiveListProps = PropsOf<typeof fields>
