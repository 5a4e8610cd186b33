import { buffer } from 'node:stream/consumers'
import type { Library } from '../features/library/index.ts'
import { anonymous } from '../kernel/viewer.ts'

/** Where maps ask for their tiles, a range of bytes at a time, once staff chose a file with them. */
export const mapTilesPath = '/kaart.pmtiles'

/** The file with the tiles, as every visitor may open it; undefined for one that is not there, or not for everybody. */
export async function openMapTiles(library: Pick<Library, 'open'>, fileId: number | undefined) {
  const opened = fileId === undefined ? undefined : await library.open(anonymous, fileId)
  return opened?.ok && opened.value.kind === 'stored' ? opened.value : undefined
}

/** Of PMTiles 3: the name, the version, and at the last of these bytes what the tiles are. */
const headBytes = 100
const vectorTiles = 1

/** Whether a map can draw this file of the library: PMTiles with vector tiles, for everybody. */
export async function hasMapTiles(library: Pick<Library, 'open'>, fileId: number): Promise<boolean> {
  const file = await openMapTiles(library, fileId)
  if (!file || file.size < headBytes) return false
  const head = await buffer(await file.read({ start: 0, end: headBytes - 1 }))
  return head.toString('latin1', 0, 7) === 'PMTiles' && head[7] === 3 && head[99] === vectorTiles
}
