import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'mini-cart',
  label: 'Winkelmandje',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    /** Shows only while the cart holds something (SHOP-07). */
    hideWhenEmpty: {
      type: 'toggle',
      label: 'Verbergen zolang het leeg is',
      help: 'Zonder scripts staat het er altijd.',
    },
  },
})

export type MiniCartProps = PropsOf<typeof fields>
