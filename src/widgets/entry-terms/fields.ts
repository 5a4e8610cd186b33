import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'entry-terms',
  label: 'Termen van deze pagina',
  group: 'catalogus',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    /** Only terms of this taxonomy; every one when empty. */
    taxonomy: { type: 'taxonomy', label: 'Termen', empty: 'Alle' },
  },
})

export type EntryTermsProps = PropsOf<typeof fields>
