import type { WidgetFields } from '../fields.ts'

export interface EntryFactsProps {
  /** Latitude and longitude, and how sure they are. */
  showPosition: boolean
}

export const fields: WidgetFields<EntryFactsProps> = {
  name: 'entry-facts',
  label: 'Gegevens van deze plaats',
  group: 'catalogus',
  hydrate: 'none',
  fields: { showPosition: { type: 'toggle', label: 'Ligging tonen' } },
  defaults: { showPosition: true },
}
