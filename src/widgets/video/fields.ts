import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'video',
  label: 'Video',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    wpfd_file_id: {
      type: 'file',
      label: 'Bestand',
      help: 'Een video (mp4 of webm) uit de bestanden van de site.',
    },
    wpfd_category_id: { type: 'beside' },
    wpfd_file_name: { type: 'beside' },
    url: {
      type: 'link',
      label: 'Of een adres elders',
      help: 'Bijvoorbeeld van YouTube of Vimeo. Bezoekers zien de afbeelding; de video komt pas als zij dat willen.',
    },
    media: { type: 'media', label: 'Stilstaand beeld' },
    title: { type: 'text', label: 'Titel', initial: 'Video' },
    caption: { type: 'text', label: 'Bijschrift' },
    ratio: {
      type: 'choice',
      part: 'look',
      label: 'Verhouding',
      options: [
        { value: '16:9', label: '16:9 breed' },
        { value: '4:3', label: '4:3' },
        { value: '3:2', label: '3:2' },
      ],
    },
  },
})

export type VideoProps = PropsOf<typeof fields>
