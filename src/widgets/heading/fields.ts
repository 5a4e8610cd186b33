import type { PerDevice } from '../../kernel/per-device.ts'
import type { WidgetFields } from '../fields.ts'
import { type Align, alignField } from '../look-fields.ts'

export const sizes = ['own', 'small', 'middle', 'large', 'huge'] as const

export interface HeadingProps {
  text: string
  level: 2 | 3 | 4
  /** `own`: as large as others of its level. */
  size: PerDevice<(typeof sizes)[number]>
  align: Align
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
    size: {
      type: 'choice',
      part: 'look',
      perDevice: true,
      label: 'Grootte',
      options: [
        { value: 'own', label: 'Volgens het niveau' },
        { value: 'small', label: 'Klein' },
        { value: 'middle', label: 'Middelgroot' },
        { value: 'large', label: 'Groot' },
        { value: 'huge', label: 'Heel groot' },
      ],
    },
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
