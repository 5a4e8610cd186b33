import type { WidgetFields } from '../fields.ts'

export type MastheadProps = Record<never, never>

export const fields: WidgetFields<MastheadProps> = {
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
  defaults: {},
}
