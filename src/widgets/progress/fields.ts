import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'progress',
  label: 'Voortgang',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    items: {
      type: 'list',
      label: 'Balken',
      itemLabel: 'Balk',
      item: {
        label: { type: 'text', label: 'Wat' },
        percent: { type: 'number', label: 'Procent', min: 0, max: 100, initial: 50 },
        note: { type: 'text', label: 'Toelichting', help: 'Bijvoorbeeld € 12.400 van € 20.000' },
      },
      initial: [{ label: 'Restauratie', percent: 60, note: '' }],
    },
  },
})

export type ProgressProps = PropsOf<typeof fields>
