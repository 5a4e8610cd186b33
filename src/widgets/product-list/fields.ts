import { type PropsOf, widgetFields } from '../fields.ts'
import { cardColumnsField } from '../shared/settings/look-fields.ts'

export const fields = widgetFields({
  name: 'product-list',
  label: 'Overzicht van producten',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    columns: { ...cardColumnsField, initial: 3 },
    /** Shows the shop's categories and filters beside the list. */
    showCategories: { type: 'toggle', part: 'look', label: 'Categorieën en filters tonen', initial: true },
  },
})

export type ProductListProps = PropsOf<typeof fields>
