import type { WidgetFields } from '../fields.ts'
import { alignField, type Chosen, deviceChoice } from '../shared/settings/look-fields.ts'

/** `own`: as large as others of its level. */
export const size = deviceChoice('Grootte', [
  ['own', 'Volgens het niveau'],
  ['small', 'Klein'],
  ['middle', 'Middelgroot'],
  ['large', 'Groot'],
  ['huge', 'Heel groot'],
])

export interface HeadingProps {
  text: string
  level: 2 | 3 | 4
  size: Chosen<typeof size>
  align: Chosen<typeof alignField>
  anchor: string
}

export const fields: WidgetFields<HeadingProps> = {
  name: 'heading',
  label: 'Kop',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    text: { type: 'text', label: 'Tekst' },
    level: {
      type: 'choice',
      label: 'Niveau',
      options: [
        { value: '2', label: 'Hoofdstuk' },
        { value: '3', label: 'Deel van een hoofdstuk' },
        { value: '4', label: 'Deel daarvan' },
      ],
    },
    size,
    align: alignField,
    anchor: {
      type: 'text',
      part: 'working',
      label: 'Anker',
      help: 'Voor links als #vragen: letters, cijfers en streepjes.',
    },
  },
  defaults: { text: 'Nieuwe kop', level: 2, size: 'own', align: 'left', anchor: '' },
}
