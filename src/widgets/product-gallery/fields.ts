import type { WidgetFields } from '../fields.ts'

export type ProductGalleryProps = Record<never, never>

export const fields: WidgetFields<ProductGalleryProps> = {
  name: 'product-gallery',
  label: 'Foto’s van het product',
  group: 'winkel',
  hydrate: 'none',
  fields: {},
  defaults: {},
}
