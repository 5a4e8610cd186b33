import type { WidgetFields } from '../fields.ts'

export type EntrySourcesProps = Record<never, never>

export const fields: WidgetFields<EntrySourcesProps> = {
  name: 'entry-sources',
  label: 'Bronnen van deze pagina',
  group: 'catalogus',
  hydrate: 'none',
  fields: {},
  defaults: {},
}
