import { buffer } from 'node:stream/consumers'
import type { Library } from '../features/library/index.ts'
import { anonymous } from '../kernel/viewer.ts'

/** The address from which maps fetch ranges of bytes of their tiles, once staff chose a file. */
export const mapTilesPath = '/kaart.pmtiles'

/** The file with the tiles; undefined when it does not exist or is not public. */
export async function openMapTiles(library: Pick<Library, 'open'>, fileId: number | undefined) {
  const opened = fileId === undefined ? undefined : await library.open(anonymous, fileId)
  return opened?.ok && opened.value.kind === 'stored' ? opened.value : undefined
}

/** Header of PMTiles 3: the name, the version, and the type of the tiles in the last of these bytes. */
const headBytes = 100
const vectorTiles = 1

/** Whether maps can use this file of the library: PMTiles with vector tiles, open to everybody. */
export async function hasMapTiles(library: Pick<Library, 'open'>, fileId: number): Promise<boolean> {
  const file = await openMapTiles(library, fileId)
  if (!file || file.size < headBytes) return false
  const head = await buffer(await file.read({ start: 0, end: headBytes - 1 }))
  return head.toString('latin1', 0, 7) === 'PMTiles' && head[7] === 3 && head[99] === vectorTiles
}
