import { buffer } from 'node:stream/consumers'
import type { Library } from '../../features/library/index.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** What is read of a text before one downloads it. */
const shownBytes = 200 * 1024

export interface ShownText {
  text: string
  /** There is more. */
  cut: boolean
}

/** The beginning of a text file; undefined when this viewer may not read it, or it stands elsewhere. */
export async function readText(
  library: Pick<Library, 'open'>,
  viewer: Viewer,
  id: number,
): Promise<ShownText | undefined> {
  const opened = await library.open(viewer, id)
  if (!opened.ok || opened.value.kind !== 'stored') return undefined
  const { size, read } = opened.value
  if (size === 0) return { text: '', cut: false }
  const bytes = await buffer(await read({ start: 0, end: Math.min(size, shownBytes) - 1 }))
  const cut = size > shownBytes
  return { text: decode(bytes, cut), cut }
}

/** UTF-8 or UTF-16 with its mark, else the western alphabet of old Windows programs. A letter that was cut in two is dropped. */
function decode(bytes: Buffer, cut: boolean): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  const wide = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : undefined
  const read = (encoding: string, fatal: boolean) =>
    new TextDecoder(encoding, { fatal }).decode(bytes, { stream: cut }).replaceAll('\0', '\ufffd')
  if (wide) return read(wide, false)
  try {
    return read('utf-8', true)
  } catch {
    return read('windows-1252', false)
  }
}
