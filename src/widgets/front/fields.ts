import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'front',
  label: 'Opening van de voorpagina',
  group: 'opmaak',
  margins: 'own',
  hydrate: 'none',
  fields: {
    title: { type: 'text', required: true, label: 'Titel', initial: 'Welkom' },
    lead: { type: 'longtext', label: 'Inleiding' },
    search: { type: 'slot', label: 'Onder de inleiding' },
    links: {
      type: 'list',
      label: 'Links',
      itemLabel: 'Link',
      item: { label: { type: 'text', label: 'Tekst' }, url: { type: 'link', label: 'Link' } },
    },
    picture: { type: 'slot', label: 'Rechts' },
  },
})

export type FrontProps = PropsOf<typeof fields>
