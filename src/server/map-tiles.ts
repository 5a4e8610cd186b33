import { answerContents } from '../platform/http/contents.ts'
import type { Program } from '../program.ts'
import { openMapTiles } from '../widgets/map-tiles.ts'

/** Answers the tiles of the map, in ranges of the one file that staff chose (CAT-08). Undefined when there is none. */
export async function answerMapTiles(
  { content, library }: Pick<Program, 'content' | 'library'>,
  request: Request,
): Promise<Response | undefined> {
  const file = await openMapTiles(library, (await content.settings()).mapFileId)
  if (!file) return undefined
  const { size: length, read: open, ...rest } = file
  const answer = await answerContents(request, { ...rest, length, open, inline: false })
  answer.headers.set('cache-control', 'public, max-age=86400')
  return answer
}
