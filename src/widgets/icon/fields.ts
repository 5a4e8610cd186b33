import { type PropsOf, widgetFields } from '../fields.ts'
import { alignField } from '../shared/settings/look-fields.ts'
import { signField } from '../shared/signs/signs.ts'

export const fields = widgetFields({
  name: 'icon',
  label: 'Pictogram',
  group: 'tekst',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    sign: signField,
    size: {
      type: 'choice',
      part: 'look',
      label: 'Grootte',
      options: [
        { value: 'middle', label: 'Gewoon' },
        { value: 'small', label: 'Klein' },
        { value: 'large', label: 'Groot' },
      ],
    },
    look: {
      type: 'choice',
      part: 'look',
      label: 'Vorm',
      options: [
        { value: 'plain', label: 'Los' },
        { value: 'ring', label: 'In een cirkel' },
        { value: 'filled', label: 'Op een gevulde cirkel' },
      ],
    },
    label: { type: 'text', label: 'Tekst eronder' },
    link: { type: 'link', label: 'Link', help: 'Met een link hoort er een tekst bij.' },
    align: alignField,
  },
})

export type IconProps = PropsOf<typeof fields>
