import type { PictureView } from '../../features/content/index.ts'
import type { PictureImage } from '../../ui/picture/picture.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { toImage } from '../shared/entries/entry-card.ts'
import { largestOf } from '../shared/lightbox/largest.ts'
import { shownProduct } from '../shared/products/shown-product.ts'
import type { ProductGalleryProps } from './fields.ts'
import { stageSizes } from './sizes.ts'

export interface GallerySlide {
  id: number
  image: PictureImage
  /** The largest size of the picture, for zoom and full screen. */
  large: { url: string; width: number; height: number }
  caption: string
  credit?: string
}

/** SHOP-02: the pictures of the product, then those of its variants. */
export async function load(
  _props: ProductGalleryProps,
  context: RenderContext,
): Promise<Loaded<readonly GallerySlide[]>> {
  const product = await shownProduct(context)
  if (!product) return { model: [] }
  const all = [...product.pictures, ...product.variants.flatMap(({ picture }) => picture ?? [])]
  const pictures = [...new Map(all.map((picture) => [picture.id, picture])).values()]
  const best = pictures[0]?.sources[0]
  return {
    model: pictures.map(toSlide),
    tags: [`product:${product.entry.id}`, ...pictures.map(({ id }) => `media:${id}`)],
    ...(best ? { preload: { ...best, sizes: stageSizes } } : {}),
  }
}

const toSlide = (picture: PictureView): GallerySlide => ({
  id: picture.id,
  image: toImage(picture),
  large: largestOf(picture),
  caption: picture.caption ?? '',
  ...(picture.credit ? { credit: picture.credit } : {}),
})
