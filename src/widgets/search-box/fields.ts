import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'search-box',
  label: 'Zoekveld',
  group: 'navigatie',
  hydrate: 'none',
  fields: {
    /** `tool`: unfolds in the header. `page`: the search form of a page, `#search-input`. */
    look: {
      type: 'choice',
      label: 'Vorm',
      options: [
        { value: 'page', label: 'Groot veld op de pagina' },
        { value: 'tool', label: 'Uitklapbaar in de kop van de site' },
      ],
    },
    label: { type: 'text', label: 'Label boven het veld' },
    placeholder: { type: 'text', label: 'Voorbeeld in het veld' },
  },
})

export type SearchBoxProps = PropsOf<typeof fields>
