import type { Content } from '../src/features/content/index.ts'
import { licence, people, society } from './library/society.ts'

export interface Drawing {
  /** As PNG. */
  contents: Buffer
  /** Of the file that a visitor saves, without its ending. */
  name: string
  alt: string
  caption?: string
}

/** Puts a drawing into the media library; its number. */
export async function addDrawing(
  content: Pick<Content, 'addMedia'>,
  { name, ...drawing }: Drawing,
): Promise<number> {
  const added = await content.addMedia({
    ...drawing,
    name: `${name}.png`,
    maker: `Tekening: ${people.drawings}`,
    licence,
    source: society,
    demo: true,
  })
  if (!added.ok) throw new Error(`the drawing ${name} was refused: ${added.code}`)
  return added.value.id
}
