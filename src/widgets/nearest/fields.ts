import type { WidgetFields } from '../fields.ts'

export interface NearestProps {
  heading: string
  count: number
}

export const fields: WidgetFields<NearestProps> = {
  name: 'nearest',
  label: 'In de buurt',
  group: 'catalogus',
  fields: {
    heading: { type: 'text', label: 'Kop' },
    count: { type: 'number', label: 'Aantal', min: 1, max: 12 },
  },
  defaults: { heading: 'In de buurt', count: 3 },
  hydrate: 'none',
}
