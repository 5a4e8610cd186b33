import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'product-gallery',
  label: 'Foto’s van het product',
  group: 'winkel',
  hydrate: 'none',
  fields: {},
})

export type ProductGalleryProps = PropsOf<typeof fields>
