import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'related-products',
  label: 'Gerelateerde producten',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    heading: { type: 'text', label: 'Kop', help: 'Leeg: Gerelateerde producten' },
    count: { type: 'number', label: 'Hoeveel', initial: 4, min: 1, max: 12 },
  },
})

export type RelatedProductsProps = PropsOf<typeof fields>
