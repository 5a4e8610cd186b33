import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'product-reviews',
  label: 'Beoordelingen',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    /** Visitors may write one. */
    open: { type: 'toggle', label: 'Bezoekers kunnen een beoordeling schrijven', initial: true },
  },
})

export type ProductReviewsProps = PropsOf<typeof fields>
