import { type PropsOf, widgetFields } from '../fields.ts'
import { deviceChoice, sides } from '../shared/settings/look-fields.ts'

/** `full`: as wide as its container. */
export const align = deviceChoice('Uitlijning', [...sides, ['full', 'Over de hele breedte']])

export const fields = widgetFields({
  name: 'button',
  label: 'Knop',
  group: 'tekst',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    label: { type: 'text', label: 'Tekst', initial: 'Lees verder' },
    link: { type: 'link', label: 'Link' },
    tip: {
      type: 'text',
      label: 'Uitleg bij aanwijzen',
      help: 'Verschijnt boven de knop voor wie hem aanwijst of er met het toetsenbord op komt.',
    },
    /** `text`: a link that stands alone. */
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
})

export type ButtonProps = PropsOf<typeof fields>
