import type { PerDevice } from '../../kernel/per-device.ts'
import type { CardColumns } from '../../ui/card/card.tsx'
import type { WidgetFields } from '../fields.ts'
import { cardColumnsField } from '../shared/settings/look-fields.ts'

export const gridOrders = ['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc'] as const

export interface ProductGridProps {
  heading: string
  wayLabel: string
  wayHref: string
  /** Slug path of a category; empty for the whole shop. */
  category: string
  order: (typeof gridOrders)[number]
  count: number
  columns: PerDevice<CardColumns>
}

export const fields: WidgetFields<ProductGridProps> = {
  name: 'product-grid',
  label: 'Producten',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    heading: { type: 'text', label: 'Kop' },
    wayLabel: { type: 'text', label: 'Verder, rechts van de kop' },
    wayHref: { type: 'link', label: 'Waarheen' },
    category: { type: 'term', label: 'Categorie', taxonomies: ['product_cat'] },
    order: {
      type: 'choice',
      label: 'Volgorde',
      options: [
        { value: 'menu_order', label: 'Die van de winkel' },
        { value: 'popularity', label: 'Meest gekocht' },
        { value: 'rating', label: 'Best beoordeeld' },
        { value: 'date', label: 'Nieuwste eerst' },
        { value: 'price', label: 'Goedkoopste eerst' },
        { value: 'price-desc', label: 'Duurste eerst' },
      ],
    },
    count: { type: 'number', label: 'Hoeveel', min: 1, max: 24 },
    columns: cardColumnsField,
  },
  defaults: {
    heading: '',
    wayLabel: '',
    wayHref: '',
    category: '',
    order: 'menu_order',
    count: 4,
    columns: 4,
  },
}
