import { type PropsOf, widgetFields } from '../fields.ts'

export interface AccordionItemProps {
  title: string
  /** Opens the item from an address (`#…`); empty for none. */
  hashtag: string
}

export const fields = widgetFields({
  name: 'accordion',
  label: 'Uitklapvragen',
  group: 'tekst',
  fields: {
    items: {
      type: 'list',
      label: 'Vragen',
      itemLabel: 'Vraag',
      item: {
        title: { type: 'text', label: 'Kop' },
        hashtag: { type: 'anchor', label: 'Hashtag in het adres', help: 'Letters, cijfers en streepjes' },
        content: { type: 'slot', label: 'Inhoud' },
      },
    },
    state: {
      type: 'choice',
      part: 'working',
      label: 'Bij het openen van de bladzijde',
      options: [
        { value: 'all_closed', label: 'Alles dicht' },
        { value: 'first', label: 'De eerste open' },
        { value: 'all_open', label: 'Alles open' },
      ],
    },
    /** Buttons that open and close all items. */
    showAll: { type: 'toggle', part: 'working', label: 'Knoppen om alles te openen of te sluiten' },
  },

  hydrate: 'none',
})

export type AccordionProps = PropsOf<typeof fields>
