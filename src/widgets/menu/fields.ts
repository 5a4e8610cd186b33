import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'menu',
  label: 'Menu',
  group: 'navigatie',
  hydrate: 'none',
  fields: {
    /** Name of a menu that staff edit. */
    menu: { type: 'menu', label: 'Menu' },
    /** `header`: one line that folds behind a button. `column`: a list under a title. `line`: links side by side. */
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
    panels: {
      type: 'list',
      label: 'Wat onder een menu-item opengaat',
      itemLabel: 'Paneel',
      when: { prop: 'look', is: ['header'] },
      item: {
        under: {
          type: 'text',
          label: 'Onder het menu-item',
          help: 'De tekst van dat item. Het paneel komt in plaats van de lijst eronder.',
        },
        content: { type: 'slot', label: 'Inhoud' },
      },
    },
    /** Title above a column; otherwise only its name for screen readers. */
    title: { type: 'text', label: 'Kop of naam' },
  },
})

export type MenuProps = PropsOf<typeof fields>
