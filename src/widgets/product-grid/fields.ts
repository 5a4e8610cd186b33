import { type PropsOf, widgetFields } from '../fields.ts'
import { cardColumnsField } from '../shared/settings/look-fields.ts'

export const gridOrders = ['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc'] as const

export const fields = widgetFields({
  name: 'product-grid',
  label: 'Producten',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    heading: { type: 'text', label: 'Kop' },
    wayLabel: { type: 'text', label: 'Verder, rechts van de kop' },
    wayHref: { type: 'link', label: 'Waarheen' },
    /** Slug path of a category; empty for the whole shop. */
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
    count: { type: 'number', label: 'Hoeveel', initial: 4, min: 1, max: 24 },
    columns: { ...cardColumnsField, initial: 4 },
  },
})

export type ProductGridProps = PropsOf<typeof fields>
