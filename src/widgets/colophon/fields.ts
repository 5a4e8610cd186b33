import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'colophon',
  label: 'Voet van de site',
  group: 'navigatie',
  margins: 'own',
  hydrate: 'none',
  fields: {
    /** The large text of the first column. */
    sentence: { type: 'text', label: 'Zin in de eerste kolom' },
    /** The small text below it. */
    note: { type: 'longtext', label: 'Toelichting daaronder' },
    first: { type: 'slot', label: 'Onder de zin' },
    columns: { type: 'slot', label: 'Kolommen' },
    /** The last line. */
    end: { type: 'text', label: 'Laatste regel' },
    last: { type: 'slot', label: 'Rechts van de laatste regel' },
  },
})

export type ColophonProps = PropsOf<typeof fields>
