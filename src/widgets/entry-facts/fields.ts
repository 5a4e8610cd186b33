import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'entry-facts',
  label: 'Gegevens van deze plaats',
  group: 'catalogus',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    /** Shows latitude and longitude, and how precise they are. */
    showPosition: { type: 'toggle', label: 'Ligging tonen', initial: true },
  },
})

export type EntryFactsProps = PropsOf<typeof fields>
