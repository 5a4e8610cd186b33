import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'entry-terms',
  label: 'Termen van deze pagina',
  group: 'catalogus',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    /** Shows only terms of this taxonomy; empty for all. */
    taxonomy: { type: 'taxonomy', label: 'Termen', empty: 'Alle' },
  },
})

export type EntryTermsProps = PropsOf<typeof fields>
