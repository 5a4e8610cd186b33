import type { WidgetFields } from '../fields.ts'

export interface LogoProps {
  /** Instead of the site's title. */
  name: string
}

export const fields: WidgetFields<LogoProps> = {
  name: 'logo',
  label: 'Beeldmerk',
  group: 'navigatie',
  hydrate: 'none',
  fields: { name: { type: 'text', label: 'Naam', help: 'Leeg: de titel van de site.' } },
  defaults: { name: '' },
}
