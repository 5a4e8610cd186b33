import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'toggle',
  label: 'Uitklapregels',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    items: {
      type: 'list',
      label: 'Regels',
      itemLabel: 'Regel',
      item: {
        title: { type: 'text', label: 'Kop' },
        hashtag: { type: 'anchor', label: 'Hashtag in het adres', help: 'Letters, cijfers en streepjes' },
        open: { type: 'toggle', label: 'Staat open' },
        content: { type: 'slot', label: 'Inhoud' },
      },
    },
  },
})

export type ToggleProps = PropsOf<typeof fields>
