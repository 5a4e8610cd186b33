import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'cart-link',
  label: 'Link naar de winkelmand',
  group: 'winkel',
  hydrate: 'none',
  fields: {},
})

export type CartLinkProps = PropsOf<typeof fields>
