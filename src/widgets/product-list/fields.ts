import type { WidgetFields } from '../fields.ts'

export interface ProductListProps {
  columns: 2 | 3 | 4
  /** The categories of the shop and the filters, beside the list. */
  showCategories: boolean
}

export const fields: WidgetFields<ProductListProps> = {
  name: 'product-list',
  label: 'Overzicht van producten',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    columns: {
      type: 'choice',
      label: 'Kolommen',
      options: [
        { value: '2', label: 'Twee' },
        { value: '3', label: 'Drie' },
        { value: '4', label: 'Vier' },
      ],
    },
    showCategories: { type: 'toggle', label: 'Categorieën en filters tonen' },
  },
  defaults: { columns: 3, showCategories: true },
}
