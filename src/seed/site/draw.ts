import sharp from 'sharp'
import type { Content } from '../../features/content/index.ts'
import { licence, people, society } from '../library/society.ts'
import { plateWidth } from '../material/plates/draw.ts'
import { type PlateRequest, plate } from '../material/plates/index.ts'

const size = { width: 1_200, height: 900 }

export interface Drawing {
  plate: PlateRequest
  /** Of the file that a visitor saves. */
  name: string
  alt: string
  caption: string
}

/** Puts a plate into the media library; its number. */
export async function addDrawing(
  content: Pick<Content, 'addMedia'>,
  { plate: request, name, alt, caption }: Drawing,
): Promise<number> {
  const contents = await sharp(Buffer.from(plate(request)), { density: (72 * size.width) / plateWidth })
    .resize(size)
    .flatten({ background: '#f4eddc' })
    .png()
    .toBuffer()
  const added = await content.addMedia({
    contents,
    name: `${name}.png`,
    alt,
    caption,
    maker: `Tekening: ${people.drawings}`,
    licence,
    source: society,
    demo: true,
  })
  if (!added.ok) throw new Error(`the drawing ${name} was refused: ${added.code}`)
  return added.value.id
}
