import { taxonomyTexts } from '../../kernel/kind-texts.nl.ts'
import { taxonomyNames } from '../../kernel/kinds.ts'
import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'entry-terms',
  label: 'Termen van deze pagina',
  group: 'catalogus',
  hydrate: 'none',
  fields: {
    /** Only terms of this taxonomy; every one when empty. */
    taxonomy: {
      type: 'choice',
      label: 'Termen',
      options: [
        { value: '', label: 'Alle' },
        ...taxonomyNames.map((value) => ({ value, label: taxonomyTexts[value] })),
      ],
    },
  },
})

export type EntryTermsProps = PropsOf<typeof fields>
