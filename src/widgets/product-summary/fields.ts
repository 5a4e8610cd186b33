import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'product-summary',
  label: 'Prijs en bestelknop',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    /** Number of facts below the button; the tab has all of them. */
    facts: { type: 'number', label: 'Aantal kenmerken onder de knop', initial: 4, min: 0, max: 20 },
  },
})

export type ProductSummaryProps = PropsOf<typeof fields>
