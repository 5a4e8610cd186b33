import type { WidgetFields } from '../fields.ts'

export interface ColophonProps {
  /** What the first column says in large letters. */
  sentence: string
  /** Below it in small letters. */
  note: string
  /** The last line. */
  end: string
}

export const fields: WidgetFields<ColophonProps> = {
  name: 'colophon',
  label: 'Voet van de site',
  group: 'navigatie',
  margins: 'own',
  hydrate: 'none',
  fields: {
    sentence: { type: 'text', label: 'Zin in de eerste kolom' },
    note: { type: 'longtext', label: 'Toelichting daaronder' },
    first: { type: 'slot', label: 'Onder de zin' },
    columns: { type: 'slot', label: 'Kolommen' },
    end: { type: 'text', label: 'Laatste regel' },
    last: { type: 'slot', label: 'Rechts van de laatste regel' },
  },
  defaults: { sentence: '', note: '', end: '' },
}
