/** Consecutive words that both texts share, or that only one has. */
export interface Stretch {
  words: string
  isOwn: boolean
}

/** Longer texts are compared as a whole: comparing them word by word would block the screen. */
const mostPairs = 1_000_000

/** Splits two texts into shared parts and parts that only one has (`isOwn`). */
export function markedWords(before: string, now: string): { before: Stretch[]; now: Stretch[] } {
  const [old, present] = [wordsOf(before), wordsOf(now)]
  if (old.length * present.length > mostPairs)
    return { before: [{ words: before, isOwn: true }], now: [{ words: now, isOwn: true }] }
  const shared = sharedWords(old, present)
  return {
    before: stretches(
      old,
      shared.map(([at]) => at),
    ),
    now: stretches(
      present,
      shared.map(([, at]) => at),
    ),
  }
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** The longest common subsequence of words: their indexes in both texts. */
function sharedWords(old: readonly string[], present: readonly string[]): [number, number][] {
  const width = present.length + 1
  // Length of the longest common subsequence of the rests, by both indexes.
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0
  for (let one = old.length - 1; one >= 0; one--)
    for (let other = present.length - 1; other >= 0; other--)
      lengths[one * width + other] =
        old[one] === present[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1))
  const shared: [number, number][] = []
  for (let one = 0, other = 0; one < old.length && other < present.length; ) {
    if (old[one] === present[other]) shared.push([one++, other++])
    else if (at(one + 1, other) >= at(one, other + 1)) one++
    else other++
  }
  return shared
}

function stretches(words: readonly string[], shared: readonly number[]): Stretch[] {
  const known = new Set(shared)
  const found: { words: string[]; isOwn: boolean }[] = []
  for (const [at, word] of words.entries()) {
    const isOwn = !known.has(at)
    const last = found.at(-1)
    if (last?.isOwn === isOwn) last.words.push(word)
    else found.push({ words: [word], isOwn })
  }
  return found.map(({ words: stretch, isOwn }) => ({ words: stretch.join(' '), isOwn }))
}
