import type { PerDevice } from '../../kernel/per-device.ts'
import type { WidgetFields } from '../fields.ts'
import { type Align, alignField } from '../look-fields.ts'

/** In percent of its place. */
export const widths = ['100', '75', '50', '33'] as const

export interface PictureProps {
  media?: number | null
  /** Instead of the picture's own caption. */
  caption: string
  showCredit: boolean
  ratio: 'own' | '4:3' | '3:2' | '1:1' | '3:4' | '16:9'
  width: PerDevice<(typeof widths)[number]>
  align: Align
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
    width: {
      type: 'choice',
      part: 'look',
      perDevice: true,
      label: 'Breedte',
      options: [
        { value: '100', label: 'De hele breedte' },
        { value: '75', label: 'Drie kwart' },
        { value: '50', label: 'De helft' },
        { value: '33', label: 'Een derde' },
      ],
    },
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
