import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'quote',
  label: 'Citaat',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    text: { type: 'longtext', label: 'Tekst' },
    /** Who said it, or where it stands. */
    source: { type: 'text', label: 'Van wie of waaruit' },
  },
})

export type QuoteProps = PropsOf<typeof fields>
