import type { WidgetFields } from '../fields.ts'

export type EntryDateProps = Record<never, never>

export const fields: WidgetFields<EntryDateProps> = {
  name: 'entry-date',
  label: 'Datum van dit bericht',
  group: 'catalogus',
  hydrate: 'none',
  fields: {},
  defaults: {},
}
