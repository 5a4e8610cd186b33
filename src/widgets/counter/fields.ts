import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'counter',
  label: 'Getal',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    number: { type: 'number', label: 'Getal', min: 0, max: 1_000_000_000, initial: 100 },
    before: { type: 'text', label: 'Ervoor', help: 'Bijvoorbeeld €' },
    after: { type: 'text', label: 'Erachter', help: 'Bijvoorbeeld km of %' },
    label: { type: 'text', label: 'Wat het is', initial: 'plaatsen' },
  },
})

export type CounterProps = PropsOf<typeof fields>
