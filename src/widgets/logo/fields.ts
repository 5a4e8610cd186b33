import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'logo',
  label: 'Beeldmerk',
  group: 'navigatie',
  hydrate: 'none',
  fields: {
    /** Replaces the site's title. */
    name: { type: 'text', label: 'Naam', help: 'Leeg: de titel van de site.' },
  },
})

export type LogoProps = PropsOf<typeof fields>
