import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'entry-facts',
  label: 'Gegevens van deze plaats',
  group: 'catalogus',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    /** Latitude and longitude, and how sure they are. */
    showPosition: { type: 'toggle', label: 'Ligging tonen', initial: true },
  },
})

export type EntryFactsProps = PropsOf<typeof fields>
