import type { WidgetFields } from '../fields.ts'
import { type Chosen, deviceChoice, sides } from '../shared/settings/look-fields.ts'

/** `full`: as wide as its place. */
export const align = deviceChoice('Uitlijning', [...sides, ['full', 'Over de hele breedte']])

export interface ButtonProps {
  label: string
  link: string
  /** `text`: a link that stands alone. */
  look: 'filled' | 'plain' | 'text'
  align: Chosen<typeof align>
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
    align,
  },
  defaults: { label: 'Lees verder', link: '', look: 'filled', align: 'left' },
}
