import type { PictureImage } from '../../ui/picture/picture.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { type LargePicture, toImage, toLarge } from '../shared/entries/entry-card.ts'
import type { GalleryProps } from './fields.ts'

export interface GalleryItem {
  image: PictureImage
  large: LargePicture
}

/** The chosen pictures, in order, without deleted ones. */
export async function load(
  { pictures }: GalleryProps,
  { features }: RenderContext,
): Promise<Loaded<readonly GalleryItem[]>> {
  const found = await Promise.all(pictures.map((id) => features.content.picture(id)))
  return {
    model: found.flatMap((picture) =>
      picture ? [{ image: toImage(picture), large: toLarge(picture) }] : [],
    ),
    tags: pictures.map((id) => `media:${id}`),
  }
}
