import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'entry-moment',
  label: 'Dag en plaats van deze activiteit',
  group: 'catalogus',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    /** Offers an iCalendar file. */
    file: { type: 'toggle', label: 'Met een link voor in de agenda', initial: true },
  },
})

export type EntryMomentProps = PropsOf<typeof fields>
