import type { WidgetFields } from '../fields.ts'

export interface HeadingProps {
  text: string
  level: 2 | 3 | 4
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
    anchor: {
      type: 'text',
      part: 'working',
      label: 'Anker',
      help: 'Voor links als #vragen: letters, cijfers en streepjes.',
    },
  },
  defaults: { text: 'Nieuwe kop', level: 2, anchor: '' },
}
