import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'entry-date',
  label: 'Datum van dit bericht',
  group: 'catalogus',
  hydrate: 'none',
  fitsCards: true,
  fields: {},
})

export type EntryDateProps = PropsOf<typeof fields>
