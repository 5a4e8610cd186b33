import type { WidgetFields } from '../fields.ts'

export type CartLinkProps = Record<never, never>

export const fields: WidgetFields<CartLinkProps> = {
  name: 'cart-link',
  label: 'Link naar de winkelmand',
  group: 'winkel',
  hydrate: 'none',
  fields: {},
  defaults: {},
}
