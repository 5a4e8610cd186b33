import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'repeater',
  label: 'Rijen',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    items: {
      type: 'list',
      label: 'Rijen',
      itemLabel: 'Rij',
      item: {
        title: { type: 'text', label: 'Kop' },
        text: { type: 'richtext', label: 'Tekst' },
        media: { type: 'media', label: 'Afbeelding' },
        href: { type: 'link', label: 'Waarheen' },
      },
    },
    perPage: {
      type: 'number',
      part: 'working',
      label: 'Aantal per keer',
      help: '0 toont alles',
      initial: 10,
      max: 100,
    },
    way: {
      type: 'choice',
      part: 'working',
      label: 'De rest tonen',
      options: [
        { value: 'pages', label: 'Met bladzijden' },
        { value: 'loadmore', label: 'Met een knop' },
      ],
    },
  },
})

export type RepeaterProps = PropsOf<typeof fields>
