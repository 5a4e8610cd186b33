import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'divider',
  label: 'Scheidingslijn',
  group: 'opmaak',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    look: {
      type: 'choice',
      part: 'look',
      label: 'Vorm',
      options: [
        { value: 'line', label: 'Dunne lijn' },
        { value: 'ink', label: 'Donkere lijn' },
        { value: 'short', label: 'Korte lijn' },
        { value: 'shell', label: 'Schelp' },
      ],
    },
  },
})

export type DividerProps = PropsOf<typeof fields>
