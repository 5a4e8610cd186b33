import sharp from 'sharp'
import type { Content } from '../../src/features/content/index.ts'
import { addDrawing, type Drawing } from '../add-drawing.ts'
import { plateWidth } from '../material/plates/draw.ts'
import { type PlateRequest, plate } from '../material/plates/index.ts'

const size = { width: 1_200, height: 900 }

export interface Plate extends Omit<Drawing, 'contents'> {
  plate: PlateRequest
  caption: string
}

/** Draws a plate and puts it into the media library; its number. */
export async function addPlate(
  content: Pick<Content, 'addMedia'>,
  { plate: request, ...about }: Plate,
): Promise<number> {
  const contents = await sharp(Buffer.from(plate(request)), { density: (72 * size.width) / plateWidth })
    .resize(size)
    .flatten({ background: '#f4eddc' })
    .png()
    .toBuffer()
  return addDrawing(content, { ...about, contents })
}
