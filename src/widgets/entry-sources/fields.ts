import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'entry-sources',
  label: 'Bronnen van deze pagina',
  group: 'catalogus',
  hydrate: 'none',
  fields: {},
})

export type EntrySourcesProps = PropsOf<typeof fields>
