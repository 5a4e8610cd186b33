import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'entry-body',
  label: 'Tekst van deze pagina',
  group: 'catalogus',
  hydrate: 'none',
  fields: {
    /** Sets the first paragraph in larger type. */
    lead: { type: 'toggle', label: 'Eerste alinea groot', initial: true },
  },
})

export type EntryBodyProps = PropsOf<typeof fields>
