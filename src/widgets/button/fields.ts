import type { WidgetFields } from '../fields.ts'

export interface ButtonProps {
  label: string
  link: string
  /** `text`: a link that stands alone. */
  look: 'filled' | 'plain' | 'text'
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
  },
  defaults: { label: 'Lees verder', link: '', look: 'filled' },
}
