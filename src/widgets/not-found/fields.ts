import type { WidgetFields } from '../fields.ts'

export interface NotFoundProps {
  title: string
  lead: string
  links: readonly { label: string; url: string }[]
  media?: number | null
  caption: string
}

export const fields: WidgetFields<NotFoundProps> = {
  name: 'not-found',
  label: 'Niet gevonden',
  group: 'opmaak',
  margins: 'own',
  hydrate: 'none',
  fields: {
    title: { type: 'text', label: 'Titel' },
    lead: { type: 'longtext', label: 'Uitleg' },
    search: { type: 'slot', label: 'Zoekveld' },
    links: {
      type: 'list',
      label: 'Links',
      itemLabel: 'Link',
      item: { label: { type: 'text', label: 'Tekst' }, url: { type: 'link', label: 'Link' } },
    },
    media: { type: 'media', label: 'Afbeelding' },
    caption: { type: 'text', label: 'Bijschrift' },
  },
  defaults: {
    title: 'Deze weg loopt dood',
    lead: 'De bladzijde die je zoekt, is er niet of niet meer. Misschien is ze verhuisd.',
    links: [{ label: 'Voorpagina', url: '/' }],
    media: null,
    caption: '',
  },
}
