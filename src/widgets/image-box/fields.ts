import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'image-box',
  label: 'Afbeelding met tekst',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    media: { type: 'media', label: 'Afbeelding' },
    title: { type: 'text', label: 'Kop', initial: 'Kop' },
    level: {
      type: 'choice',
      part: 'look',
      asNumber: true,
      label: 'Niveau van de kop',
      options: [
        { value: '3', label: 'Deel van een hoofdstuk' },
        { value: '2', label: 'Hoofdstuk' },
        { value: '4', label: 'Deel daarvan' },
      ],
    },
    text: { type: 'longtext', label: 'Tekst' },
    link: { type: 'link', label: 'Link' },
    place: {
      type: 'choice',
      part: 'look',
      label: 'Afbeelding',
      options: [
        { value: 'above', label: 'Boven de tekst' },
        { value: 'left', label: 'Links van de tekst' },
        { value: 'right', label: 'Rechts van de tekst' },
      ],
    },
    ratio: {
      type: 'choice',
      part: 'look',
      label: 'Verhouding',
      options: [
        { value: '4:3', label: '4:3 liggend' },
        { value: '3:2', label: '3:2 liggend' },
        { value: '1:1', label: 'Vierkant' },
        { value: '3:4', label: '3:4 staand' },
      ],
    },
  },
})

export type ImageBoxProps = PropsOf<typeof fields>
