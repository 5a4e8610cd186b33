import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'spacer',
  label: 'Witruimte',
  group: 'opmaak',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    size: {
      type: 'choice',
      part: 'look',
      label: 'Hoogte',
      options: [
        { value: 'middle', label: 'Gewoon' },
        { value: 'small', label: 'Klein' },
        { value: 'large', label: 'Groot' },
        { value: 'band', label: 'Als tussen secties' },
      ],
      help: 'Op een telefoon is de ruimte vanzelf kleiner.',
    },
  },
})

export type SpacerProps = PropsOf<typeof fields>
