import type { WidgetFields } from '../fields.ts'

export interface SearchBoxProps {
  /** `tool`: folds open from the masthead. `page`: the search form of a page, `#search-input`. */
  look: 'tool' | 'page'
  label: string
  placeholder: string
}

export const fields: WidgetFields<SearchBoxProps> = {
  name: 'search-box',
  label: 'Zoekveld',
  group: 'navigatie',
  hydrate: 'none',
  fields: {
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
  defaults: { look: 'page', label: '', placeholder: '' },
}
