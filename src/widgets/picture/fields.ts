import type { WidgetFields } from '../fields.ts'
import { alignField, type Chosen, deviceChoice } from '../shared/settings/look-fields.ts'

/** In percent of its place. */
export const width = deviceChoice('Breedte', [
  ['100', 'De hele breedte'],
  ['75', 'Drie kwart'],
  ['50', 'De helft'],
  ['33', 'Een derde'],
])

export interface PictureProps {
  media?: number | null
  /** Instead of the picture's own caption. */
  caption: string
  showCredit: boolean
  ratio: 'own' | '4:3' | '3:2' | '1:1' | '3:4' | '16:9'
  width: Chosen<typeof width>
  align: Chosen<typeof alignField>
  /** Where a press on it leads; nowhere when empty. */
  link: string
}

export const fields: WidgetFields<PictureProps> = {
  name: 'picture',
  label: 'Afbeelding',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    media: { type: 'media', label: 'Afbeelding' },
    caption: {
      type: 'text',
      label: 'Bijschrift',
      help: 'Leeg: het bijschrift uit de mediabibliotheek.',
    },
    showCredit: { type: 'toggle', part: 'look', label: 'Maker en licentie tonen' },
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
    link: { type: 'link', label: 'Link' },
  },
  defaults: {
    media: null,
    caption: '',
    showCredit: true,
    ratio: 'own',
    width: '100',
    align: 'left',
    link: '',
  },
}
