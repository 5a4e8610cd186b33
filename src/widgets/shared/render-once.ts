import { LRUCache } from 'lru-cache'
import { isSameData } from '../../kernel/same-data.ts'

interface Kept<Input> {
  input: Input
  html: string
}

/** Most renderings kept under one name: one for each page of a list, or each current item of a menu. */
const mostOfName = 8
const mostLetters = 4_000_000

/**
 * Caches rendered HTML by identical input, so that it never holds anything that is not in this visitor's own input.
 * @returns takes a name, such as a block's, beside the input; renderings under one name differ by their input
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
