import type { WidgetFields } from '../fields.ts'

export interface RelatedProductsProps {
  heading: string
  count: number
}

export const fields: WidgetFields<RelatedProductsProps> = {
  name: 'related-products',
  label: 'Gerelateerde producten',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    heading: { type: 'text', label: 'Kop', help: 'Leeg: Gerelateerde producten' },
    count: { type: 'number', label: 'Hoeveel', min: 1, max: 12 },
  },
  defaults: { heading: '', count: 4 },
}
