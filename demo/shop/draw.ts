import sharp from 'sharp'
import type { Content } from '../../src/features/content/index.ts'
import { addDrawing } from '../add-drawing.ts'
import type { Place } from '../material/places.ts'
import type { ShopPicture } from './shop-product.ts'

/** Twice the size of a drawing: wider than the gallery, so that it can be zoomed. */
const density = 144

/** Draws a picture of a product and puts it into the media library; its number. */
export async function addShopPicture(
  content: Pick<Content, 'addMedia'>,
  { draw, alt }: ShopPicture,
  name: string,
  places: readonly Place[],
): Promise<number> {
  const contents = await sharp(Buffer.from(draw(places)), { density })
    .flatten({ background: '#f4eddc' })
    .png()
    .toBuffer()
  return addDrawing(content, { contents, name, alt })
}
