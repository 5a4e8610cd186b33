import type { WidgetFields } from '../fields.ts'

export interface FrontProps {
  title: string
  lead: string
  links: readonly { label: string; url: string }[]
}

export const fields: WidgetFields<FrontProps> = {
  name: 'front',
  label: 'Opening van de voorpagina',
  group: 'opmaak',
  margins: 'own',
  hydrate: 'none',
  fields: {
    title: { type: 'text', label: 'Titel' },
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
  defaults: { title: 'Welkom', lead: '', links: [] },
}
