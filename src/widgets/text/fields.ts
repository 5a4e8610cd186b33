import { type PropsOf, widgetFields } from '../fields.ts'
import { alignField } from '../shared/settings/look-fields.ts'

export const fields = widgetFields({
  name: 'text',
  label: 'Tekst',
  group: 'tekst',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    /** HTML; sanitized by the schema. */
    html: { type: 'richtext', label: 'Tekst', initial: '<p>Schrijf hier uw tekst.</p>' },
    /** Sets the first paragraph in larger type. */
    lead: { type: 'toggle', part: 'look', label: 'Eerste alinea groot' },
    align: alignField,
  },
})

export type TextProps = PropsOf<typeof fields>
