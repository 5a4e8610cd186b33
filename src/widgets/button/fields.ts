import type { PerDevice } from '../../kernel/per-device.ts'
import type { WidgetFields } from '../fields.ts'
import { alignField, aligns } from '../look-fields.ts'

/** `full`: as wide as its place. */
export const places = [...aligns, 'full'] as const

export interface ButtonProps {
  label: string
  link: string
  /** `text`: a link that stands alone. */
  look: 'filled' | 'plain' | 'text'
  align: PerDevice<(typeof places)[number]>
}

export const fields: WidgetFields<ButtonProps> = {
  name: 'button',
  label: 'Knop',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    label: { type: 'text', label: 'Tekst' },
    link: { type: 'link', label: 'Link' },
    look: {
      type: 'choice',
      part: 'look',
      label: 'Vorm',
      options: [
        { value: 'filled', label: 'Gevuld' },
        { value: 'plain', label: 'Omlijnd' },
        { value: 'text', label: 'Tekstlink' },
      ],
    },
    align: {
      ...alignField,
      options: [...alignField.options, { value: 'full', label: 'Over de hele breedte' }],
    },
  },
  defaults: { label: 'Lees verder', link: '', look: 'filled', align: 'left' },
}
