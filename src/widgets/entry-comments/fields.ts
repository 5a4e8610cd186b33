import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'entry-comments',
  label: 'Reacties',
  group: 'catalogus',
  hydrate: 'none',
  fields: {},
})

export type EntryCommentsProps = PropsOf<typeof fields>
