import type { WidgetFields } from '../fields.ts'

export type ProductTabsProps = Record<never, never>

export const fields: WidgetFields<ProductTabsProps> = {
  name: 'product-tabs',
  label: 'Tabbladen van het product',
  group: 'winkel',
  hydrate: 'none',
  fields: { reviews: { type: 'slot', label: 'Beoordelingen' } },
  defaults: {},
}
