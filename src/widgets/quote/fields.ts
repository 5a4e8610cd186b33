import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'quote',
  label: 'Citaat',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    text: { type: 'longtext', label: 'Tekst' },
    /** Name of the speaker or the source. */
    source: { type: 'text', label: 'Van wie of waaruit' },
  },
})

export type QuoteProps = PropsOf<typeof fields>
