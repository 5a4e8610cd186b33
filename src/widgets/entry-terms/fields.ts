import type { WidgetFields } from '../fields.ts'

export interface EntryTermsProps {
  /** Only terms of this taxonomy; every one when empty. */
  taxonomy: string
}

export const fields: WidgetFields<EntryTermsProps> = {
  name: 'entry-terms',
  label: 'Termen van deze pagina',
  group: 'catalogus',
  hydrate: 'none',
  fields: {
    taxonomy: {
      type: 'choice',
      label: 'Termen',
      options: [
        { value: '', label: 'Alle' },
        { value: 'plaats', label: 'Plaatsen' },
        { value: 'soort', label: 'Soorten' },
        { value: 'onderwerp', label: 'Onderwerpen' },
        { value: 'product_cat', label: 'Productcategorieën' },
        { value: 'product_tag', label: 'Producttrefwoorden' },
      ],
    },
  },
  defaults: { taxonomy: '' },
}
