import type { WidgetFields } from '../fields.ts'
import { alignField, type Chosen } from '../shared/settings/look-fields.ts'

export interface TextProps {
  /** HTML; cleaned by the schema. */
  html: string
  /** The first paragraph opens the page in larger letters. */
  lead: boolean
  align: Chosen<typeof alignField>
}

export const fields: WidgetFields<TextProps> = {
  name: 'text',
  label: 'Tekst',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    html: { type: 'richtext', label: 'Tekst' },
    lead: { type: 'toggle', part: 'look', label: 'Eerste alinea groot' },
    align: alignField,
  },
  defaults: { html: '<p>Schrijf hier je tekst.</p>', lead: false, align: 'left' },
}
