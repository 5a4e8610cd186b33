import type { LossSort } from '../../widgets/classic.ts'

/** What did not come along of a text, counted. */
export interface Loss {
  sort: LossSort
  /** What it was: the name of a widget, an address, an id. */
  name: string
  count: number
  /** Ids of the blocks of the new document in which something stands for it. */
  blocks?: string[]
}

export interface Losses {
  add(sort: LossSort, name: string, count?: number): void
  /** Says in which block something stands for what was counted. */
  stands(name: string, block: string): void
  readonly list: readonly Loss[]
}

const longestName = 200
const mostLosses = 1_000

/** Counts losses by sort and name. What is beyond a thousand names of one text is counted together. */
export function createLosses(): Losses {
  const found = new Map<string, Loss>()
  return {
    add(sort, given, count = 1) {
      const name = found.size < mostLosses ? given.slice(0, longestName).trim() : '…'
      const key = `${sort} ${name}`
      const loss = found.get(key)
      if (loss) loss.count += count
      else found.set(key, { sort, name, count })
    },
    stands(name, block) {
      const loss = found.get(`plain ${name.slice(0, longestName).trim()}`)
      if (loss && (loss.blocks?.length ?? 0) < mostLosses) loss.blocks = [...(loss.blocks ?? []), block]
    },
    get list() {
      return [...found.values()]
    },
  }
}
