import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'tabs',
  label: 'Tabbladen',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    items: {
      type: 'list',
      label: 'Tabbladen',
      itemLabel: 'Tabblad',
      item: {
        title: { type: 'text', label: 'Naam' },
        hashtag: { type: 'anchor', label: 'Hashtag in het adres', help: 'Letters, cijfers en streepjes' },
        content: { type: 'slot', label: 'Inhoud' },
      },
    },
    /** Counted from 1. */
    active: { type: 'number', part: 'working', label: 'Open bij het begin', min: 1, max: 50 },
  },
})

export type TabsProps = PropsOf<typeof fields>
