import { type PropsOf, widgetFields } from 'schelp/extension/view'

export const fields = widgetFields({
  name: 'nearest',
  label: 'In de buurt',
  group: 'catalogus',
  fields: {
    heading: { type: 'text', label: 'Kop', initial: 'In de buurt' },
    count: { type: 'number', label: 'Aantal', initial: 3, min: 1, max: 12 },
  },

  hydrate: 'none',
})

export type NearestProps = PropsOf<typeof fields>
