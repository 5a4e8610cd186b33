import type { WidgetFields } from '../fields.ts'

export interface MiniCartProps {
  /** Shows only while there is something in the cart (SHOP-07). */
  hideWhenEmpty: boolean
}

export const fields: WidgetFields<MiniCartProps> = {
  name: 'mini-cart',
  label: 'Winkelmandje',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    hideWhenEmpty: {
      type: 'toggle',
      label: 'Verbergen zolang het leeg is',
      help: 'Zonder scripts staat het er altijd.',
    },
  },
  defaults: { hideWhenEmpty: false },
}
