import { buffer } from 'node:stream/consumers'
import type { Library } from '../../features/library/index.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { decodeText } from '../../platform/decode-text.ts'

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
  // What is no text shows where it has zeros.
  return { text: decodeText(bytes, cut).replaceAll('\0', '\ufffd'), cut }
}
