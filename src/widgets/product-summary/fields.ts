import type { WidgetFields } from '../fields.ts'

export interface ProductSummaryProps {
  /** How many of its facts stand below the button; the rest is in the tab. */
  facts: number
}

export const fields: WidgetFields<ProductSummaryProps> = {
  name: 'product-summary',
  label: 'Prijs en bestelknop',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    facts: { type: 'number', label: 'Aantal kenmerken onder de knop', min: 0, max: 20 },
  },
  defaults: { facts: 4 },
}
