import type { WidgetFields } from '../fields.ts'

export interface MenuProps {
  /** Name of a menu that staff keep. */
  menu: string
  /** `header`: one line that folds behind a button. `column`: a list under a title. `line`: links beside each other. */
  look: 'header' | 'column' | 'line'
  /** Above a column; otherwise only its name for screen readers. */
  title: string
}

export const fields: WidgetFields<MenuProps> = {
  name: 'menu',
  label: 'Menu',
  group: 'navigatie',
  hydrate: 'none',
  fields: {
    menu: { type: 'menu', label: 'Menu' },
    look: {
      type: 'choice',
      part: 'look',
      label: 'Vorm',
      options: [
        { value: 'header', label: 'Hoofdmenu' },
        { value: 'column', label: 'Kolom onder een kop' },
        { value: 'line', label: 'Links naast elkaar' },
      ],
    },
    title: { type: 'text', label: 'Kop of naam' },
  },
  defaults: { menu: '', look: 'header', title: '' },
}
