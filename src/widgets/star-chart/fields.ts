import type { WidgetFields } from '../fields.ts'

export interface StarChartProps {
  /** `front`: all places, each star a link. `archive`: with the list beside it. `entry`: where this place lies. */
  mode: 'front' | 'archive' | 'entry'
  /** A sentence below the chart; empty for the one that belongs to the mode. */
  caption: string
}

export const fields: WidgetFields<StarChartProps> = {
  name: 'star-chart',
  label: 'Sterrenkaart',
  group: 'catalogus',
  fields: {
    mode: {
      type: 'choice',
      label: 'Soort',
      options: [
        { value: 'front', label: 'Alle plaatsen' },
        { value: 'archive', label: 'Alle plaatsen met hun lijst' },
        { value: 'entry', label: 'Deze plaats' },
      ],
    },
    caption: { type: 'text', label: 'Zin onder de kaart' },
  },
  defaults: { mode: 'front', caption: '' },
  hydrate: 'none',
}
