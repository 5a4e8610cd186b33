import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'product-tabs',
  label: 'Tabbladen van het product',
  group: 'winkel',
  hydrate: 'none',
  fields: { reviews: { type: 'slot', label: 'Beoordelingen' } },
})

export type ProductTabsProps = PropsOf<typeof fields>
