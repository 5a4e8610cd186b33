/** A stream of choices that is the same for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Mulberry32, seeded with the FNV-1a hash of a text. */
export function createRandom(seed: string): Random {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
