import { LRUCache } from 'lru-cache'
import { type RenderInput, renderWidget } from '../islands/render.tsx'
import { isSameData } from '../kernel/same-data.ts'

interface Kept {
  input: RenderInput
  html: string
}

/** How many renders of one block are kept: one for each page of a list, or for each current item of a menu. */
const mostOfBlock = 8
const mostLetters = 4_000_000

const lettersOf = (renders: readonly Kept[]) => renders.reduce((sum, { html }) => sum + html.length, 1)

const blocks = new LRUCache<string, readonly Kept[]>({ maxSize: mostLetters, sizeCalculation: lettersOf })

/**
 * `renderWidget`, which gives back the earlier HTML when the input is the same to the last letter. So the HTML holds
 * nothing that this visitor's own input does not hold.
 * @param block the widget's name and the block's id: renders of blocks that share them are told apart by their input
 */
export function renderOnce(block: string, input: RenderInput): string {
  const known = blocks.get(block) ?? []
  const found = known.find((kept) => isSameData(kept.input, input))
  if (found && found === known[0]) return found.html
  const kept = found ?? { input, html: renderWidget(input) }
  // The least recently used one is dropped first.
  blocks.set(block, [kept, ...known.filter((other) => other !== kept)].slice(0, mostOfBlock))
  return kept.html
}
