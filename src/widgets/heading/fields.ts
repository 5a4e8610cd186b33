import { type PropsOf, widgetFields } from '../fields.ts'
import { alignField, deviceChoice } from '../shared/settings/look-fields.ts'

/** `own`: the size of its level. */
export const size = deviceChoice('Grootte', [
  ['own', 'Volgens het niveau'],
  ['small', 'Klein'],
  ['middle', 'Middelgroot'],
  ['large', 'Groot'],
  ['huge', 'Heel groot'],
])

export const fields = widgetFields({
  name: 'heading',
  label: 'Kop',
  group: 'tekst',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    text: { type: 'text', label: 'Tekst', initial: 'Nieuwe kop' },
    level: {
      type: 'choice',
      label: 'Niveau',
      asNumber: true,
      options: [
        { value: '2', label: 'Hoofdstuk' },
        { value: '3', label: 'Deel van een hoofdstuk' },
        { value: '4', label: 'Deel daarvan' },
      ],
    },
    size,
    align: alignField,
    anchor: {
      type: 'anchor',
      part: 'working',
      label: 'Anker',
      help: 'Voor links als #vragen: letters, cijfers en streepjes.',
    },
  },
})

export type HeadingProps = PropsOf<typeof fields>
