import type { WidgetFields } from '../fields.ts'

export interface QuoteProps {
  text: string
  /** Who said it, or where it stands. */
  source: string
}

export const fields: WidgetFields<QuoteProps> = {
  name: 'quote',
  label: 'Citaat',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    text: { type: 'longtext', label: 'Tekst' },
    source: { type: 'text', label: 'Van wie of waaruit' },
  },
  defaults: { text: '', source: '' },
}
