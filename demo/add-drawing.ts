import sharp from 'sharp'
import type { Content } from '../src/features/content/index.ts'
import { drawing } from './drawings.ts'
import { licence, people, society } from './library/society.ts'

export interface Drawing {
  /** In `drawings/`. */
  drawing: string
  /** Name of the file that a visitor saves, without its extension. */
  name: string
  alt: string
  caption?: string
}

/** At 72 a drawing is as wide as it says; pictures of products are larger than their gallery, so that one can zoom. */
const densities = { page: 108, product: 144 }

/** By the folder of a drawing, the one of the media library that it lies in. */
const folders: Readonly<Record<string, string>> = {
  news: 'Nieuws',
  pages: 'Pagina’s',
  places: 'Plaatsen',
  roads: 'Wegen',
  shop: 'Winkel',
}

/** Puts a drawing into the media library as pixels; its number. */
export async function addDrawing(
  content: Pick<Content, 'addMedia'>,
  { drawing: from, name, ...about }: Drawing,
  size: keyof typeof densities = 'page',
): Promise<number> {
  const folder = folders[from.split('/')[0] ?? '']
  const added = await content.addMedia({
    ...about,
    ...(folder !== undefined && { folders: [folder] }),
    contents: await sharp(Buffer.from(drawing(from)), { density: densities[size] })
      .flatten({ background: '#f4eddc' })
      .png()
      .toBuffer(),
    name: `${name}.png`,
    maker: `Tekening: ${people.drawings}`,
    licence,
    source: society,
    // Encoding a hundred pictures would take minutes of processor time.
    drawnWhenSeen: true,
  })
  if (!added.ok) throw new Error(`the drawing ${name} was refused: ${added.code}`)
  return added.value.id
}
