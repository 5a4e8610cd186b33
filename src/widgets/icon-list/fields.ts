import { type PropsOf, widgetFields } from '../fields.ts'
import { signField } from '../shared/signs/signs.ts'

export const fields = widgetFields({
  name: 'icon-list',
  label: 'Lijst met pictogrammen',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    items: {
      type: 'list',
      label: 'Regels',
      itemLabel: 'Regel',
      item: {
        text: { type: 'text', label: 'Tekst' },
        sign: { ...signField, initial: 'check' },
        link: { type: 'link', label: 'Link' },
      },
      initial: [{ text: 'Regel', sign: 'check', link: '' }],
    },
    look: {
      type: 'choice',
      part: 'look',
      label: 'Vorm',
      options: [
        { value: 'column', label: 'Onder elkaar' },
        { value: 'line', label: 'Naast elkaar' },
      ],
    },
  },
})

export type IconListProps = PropsOf<typeof fields>
