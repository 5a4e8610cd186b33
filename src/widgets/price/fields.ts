import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'price',
  label: 'Prijs van een product',
  group: 'winkel',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    /** Address of a product; empty: the product of the page. */
    product: { type: 'link', label: 'Product', help: 'Leeg: het product van de pagina.' },
  },
})

export type PriceProps = PropsOf<typeof fields>
