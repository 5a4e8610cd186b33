import { type PropsOf, widgetFields } from '../fields.ts'
import { alignField, deviceChoice } from '../shared/settings/look-fields.ts'

/** In percent of its place. */
export const width = deviceChoice('Breedte', [
  ['100', 'De hele breedte'],
  ['75', 'Drie kwart'],
  ['50', 'De helft'],
  ['33', 'Een derde'],
])

export const fields = widgetFields({
  name: 'picture',
  label: 'Afbeelding',
  group: 'tekst',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    media: { type: 'media', label: 'Afbeelding' },
    /** Replaces the picture's own caption. */
    caption: { type: 'text', label: 'Bijschrift', help: 'Leeg: het bijschrift uit de mediabibliotheek.' },
    showCredit: { type: 'toggle', part: 'look', label: 'Maker en licentie tonen', initial: true },
    ratio: {
      type: 'choice',
      part: 'look',
      label: 'Verhouding',
      options: [
        { value: 'own', label: 'Zoals de afbeelding is' },
        { value: '4:3', label: '4:3 liggend' },
        { value: '3:2', label: '3:2 liggend' },
        { value: '16:9', label: '16:9 breed' },
        { value: '1:1', label: 'Vierkant' },
        { value: '3:4', label: '3:4 staand' },
      ],
    },
    width,
    align: alignField,
    /** Address that the picture links to; empty for none. */
    link: { type: 'link', label: 'Link' },
  },
})

export type PictureProps = PropsOf<typeof fields>
