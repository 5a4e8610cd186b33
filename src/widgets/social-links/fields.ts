import { type PropsOf, widgetFields } from '../fields.ts'
import { networks } from './networks.ts'

export const fields = widgetFields({
  name: 'social-links',
  label: 'Sociale media',
  group: 'navigatie',
  hydrate: 'none',
  fields: {
    items: {
      type: 'list',
      label: 'Waar wij te vinden zijn',
      itemLabel: 'Netwerk',
      item: {
        network: {
          type: 'choice',
          label: 'Netwerk',
          options: [...networks].map(([value, [label]]) => ({ value, label })),
        },
        url: { type: 'link', label: 'Adres' },
      },
    },
    look: {
      type: 'choice',
      part: 'look',
      label: 'Vorm',
      options: [
        { value: 'named', label: 'Met naam' },
        { value: 'signs', label: 'Alleen pictogrammen' },
      ],
    },
  },
})

export type SocialLinksProps = PropsOf<typeof fields>
