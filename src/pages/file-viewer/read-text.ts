import { buffer } from 'node:stream/consumers'
import type { Library } from '../../features/library/index.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** How much of a text is shown before it is downloaded. */
const shownBytes = 200 * 1024

export interface ShownText {
  text: string
  /** Whether there is more. */
  cut: boolean
}

/** Returns the beginning of a text file; undefined when this viewer may not read it, or it is stored elsewhere. */
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

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252. Drops a character that was cut in two. */
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
