import { type RenderInput, renderWidget } from '../islands/render.tsx'
import type { Block } from '../kernel/document.ts'
import { isSameData } from '../kernel/same-data.ts'

interface Kept {
  input: RenderInput
  html: string
}

/** So many renders of one block are kept: pages of a list, and where in a menu a visitor stands. */
const mostOfBlock = 8
/** When so many letters are kept, everything is dropped. */
const mostLetters = 4_000_000

let blocks = new WeakMap<Block['props'], Kept[]>()
let letters = 0

/**
 * `renderWidget`; what was rendered before from the same input, to the last letter, is not rendered again. Nothing can
 * be in it that this visitor's own input does not hold.
 * @param stored the block's props, which are the same object as long as its document does not change
 */
export function renderOnce(stored: Block['props'], input: RenderInput): string {
  const known = blocks.get(stored) ?? []
  const place = known.findIndex((kept) => isSameData(kept.input, input))
  const [kept = { input, html: renderWidget(input) }] = place < 0 ? [] : known.splice(place, 1)
  if (place < 0) letters += kept.html.length
  // The one that was not asked for longest is dropped first.
  known.unshift(kept)
  if (known.length > mostOfBlock) letters -= known.pop()?.html.length ?? 0
  blocks.set(stored, known)
  if (letters > mostLetters) {
    blocks = new WeakMap()
    letters = 0
  }
  return kept.html
}
