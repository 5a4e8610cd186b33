import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'entry-title',
  label: 'Titel van deze pagina',
  group: 'catalogus',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    /** Shows the entry's summary as the opening sentence. */
    lead: { type: 'toggle', label: 'Samenvatting als inleiding' },
  },
})

export type EntryTitleProps = PropsOf<typeof fields>
