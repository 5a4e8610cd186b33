import type { WidgetFields } from '../fields.ts'

export interface AddToCartProps {
  /** Address of a product; empty: the product of the page. */
  product: string
}

export const fields: WidgetFields<AddToCartProps> = {
  name: 'add-to-cart',
  label: 'Bestelknop van een product',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    product: { type: 'link', label: 'Product', help: 'Leeg: het product van de pagina.' },
  },
  defaults: { product: '' },
}
