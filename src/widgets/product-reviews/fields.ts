import type { WidgetFields } from '../fields.ts'

export interface ProductReviewsProps {
  /** Visitors may write one. */
  open: boolean
}

export const fields: WidgetFields<ProductReviewsProps> = {
  name: 'product-reviews',
  label: 'Beoordelingen',
  group: 'winkel',
  hydrate: 'none',
  fields: { open: { type: 'toggle', label: 'Bezoekers kunnen een beoordeling schrijven' } },
  defaults: { open: true },
}
