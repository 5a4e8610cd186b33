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
      type: 'number',
      label: 'Niveau',
      min: 2,
      max: 4,
      help: '2 voor een hoofdstuk, 3 en 4 voor wat daaronder valt. Niveau 1 is de titel van de pagina.',
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
