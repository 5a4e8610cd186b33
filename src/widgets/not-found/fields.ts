import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'not-found',
  label: 'Niet gevonden',
  group: 'opmaak',
  margins: 'own',
  hydrate: 'none',
  fields: {
    title: { type: 'text', required: true, label: 'Titel', initial: 'Deze weg loopt dood' },
    lead: {
      type: 'longtext',
      label: 'Uitleg',
      initial: 'De bladzijde die je zoekt, is er niet of niet meer. Misschien is ze verhuisd.',
    },
    search: { type: 'slot', label: 'Zoekveld' },
    links: {
      type: 'list',
      label: 'Links',
      initial: [{ label: 'Voorpagina', url: '/' }],
      itemLabel: 'Link',
      item: { label: { type: 'text', label: 'Tekst' }, url: { type: 'link', label: 'Link' } },
    },
    media: { type: 'media', label: 'Afbeelding' },
    caption: { type: 'text', label: 'Bijschrift' },
  },
})

export type NotFoundProps = PropsOf<typeof fields>
