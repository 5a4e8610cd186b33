import { type PropsOf, widgetFields } from '../fields.ts'
import { cardColumnsField } from '../shared/settings/look-fields.ts'

export const fields = widgetFields({
  name: 'gallery',
  label: 'Galerij',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    pictures: { type: 'pictures', label: 'Afbeeldingen' },
    columns: cardColumnsField,
    ratio: {
      type: 'choice',
      part: 'look',
      label: 'Verhouding',
      options: [
        { value: '1:1', label: 'Vierkant' },
        { value: '4:3', label: '4:3 liggend' },
        { value: '3:4', label: '3:4 staand' },
      ],
    },
    captions: { type: 'toggle', part: 'look', label: 'Bijschriften tonen' },
  },
})

export type GalleryProps = PropsOf<typeof fields>
