import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'masthead',
  label: 'Kop van de site',
  group: 'navigatie',
  margins: 'own',
  hydrate: 'none',
  fields: {
    brand: { type: 'slot', label: 'Beeldmerk' },
    menu: { type: 'slot', label: 'Menu' },
    tools: { type: 'slot', label: 'Rechts van het menu' },
  },
})

export type MastheadProps = PropsOf<typeof fields>
