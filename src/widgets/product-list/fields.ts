import type { PerDevice } from '../../kernel/per-device.ts'
import type { CardColumns } from '../../ui/card/card.tsx'
import type { WidgetFields } from '../fields.ts'
import { cardColumnsField } from '../shared/settings/look-fields.ts'

export interface ProductListProps {
  columns: PerDevice<CardColumns>
  /** The categories of the shop and the filters, beside the list. */
  showCategories: boolean
}

export const fields: WidgetFields<ProductListProps> = {
  name: 'product-list',
  label: 'Overzicht van producten',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    columns: cardColumnsField,
    showCategories: { type: 'toggle', part: 'look', label: 'Categorieën en filters tonen' },
  },
  defaults: { columns: 3, showCategories: true },
}
