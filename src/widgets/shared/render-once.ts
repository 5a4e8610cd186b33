import { LRUCache } from 'lru-cache'
import { isSameData } from '../../kernel/same-data.ts'

interface Kept<Input> {
  input: Input
  html: string
}

/** How many renders under one name are kept: one for each page of a list, or for each current item of a menu. */
const mostOfName = 8
const mostLetters = 4_000_000

/**
 * A rendering that gives back the earlier HTML when the input is the same to the last letter. So the HTML holds nothing
 * that this visitor's own input does not hold.
 * @returns takes a name, such as that of a block, beside the input: renders that share it are told apart by their input
 */
export function createRenderOnce<Input>(
  render: (input: Input) => string,
): (name: string, input: Input) => string {
  const names = new LRUCache<string, readonly Kept<Input>[]>({
    maxSize: mostLetters,
    sizeCalculation: (renders) => renders.reduce((sum, { html }) => sum + html.length, 1),
  })
  return (name, input) => {
    const known = names.get(name) ?? []
    const found = known.find((kept) => isSameData(kept.input, input))
    if (found && found === known[0]) return found.html
    const kept = found ?? { input, html: render(input) }
    // The least recently used one is dropped first.
    names.set(name, [kept, ...known.filter((other) => other !== kept)].slice(0, mostOfName))
    return kept.html
  }
}
