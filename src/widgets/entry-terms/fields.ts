import { taxonomyTexts } from '../../kernel/kind-texts.nl.ts'
import { taxonomyNames } from '../../kernel/kinds.ts'
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
        ...taxonomyNames.map((value) => ({ value, label: taxonomyTexts[value] })),
      ],
    },
  },
  defaults: { taxonomy: '' },
}
