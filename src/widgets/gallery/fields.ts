import { type PropsOf, widgetFields } from '../fields.ts'
import { carouselFields } from '../shared/carousel/carousel-fields.ts'
import { cardColumnsField } from '../shared/settings/look-fields.ts'

export const fields = widgetFields({
  name: 'gallery',
  label: 'Galerij',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    pictures: { type: 'pictures', label: 'Afbeeldingen' },
    face: {
      type: 'choice',
      part: 'look',
      label: 'Vorm',
      options: [
        { value: 'grid', label: 'In rijen' },
        { value: 'masonry', label: 'Als metselwerk' },
        { value: 'justified', label: 'In volle regels' },
        { value: 'carousel', label: 'Carrousel' },
      ],
    },
    /** Section 9: masonry has 3 columns. */
    columns: { ...cardColumnsField, initial: 3, when: { prop: 'face', is: ['grid', 'masonry'] } },
    ...carouselFields,
    ratio: {
      type: 'choice',
      part: 'look',
      label: 'Verhouding',
      when: { prop: 'face', is: ['grid', 'carousel'] },
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
