import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'entry-body',
  label: 'Tekst van deze pagina',
  group: 'catalogus',
  hydrate: 'none',
  fields: {
    /** The first paragraph opens the page in larger letters. */
    lead: { type: 'toggle', label: 'Eerste alinea groot', initial: true },
  },
})

export type EntryBodyProps = PropsOf<typeof fields>
