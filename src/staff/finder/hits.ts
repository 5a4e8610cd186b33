import { foldWord } from '../../kernel/fold-word.ts'

/** A hit of the finder. */
export interface Hit {
  key: string
  name: string
  /** Distinguishes it from hits of the same name. */
  about?: string
  /** Words that find it besides its name. */
  words?: string
  /** An address of the app, an address outside it, or a function to call. */
  act: { to: string } | { href: string } | { run: () => void }
}

export interface HitGroup {
  key: string
  name: string
  hits: readonly Hit[]
}

/** Most hits of a group that is searched in the browser; more words narrow them down. */
const mostOfAGroup = 12

/**
 * How far a hit is from the words, whatever their accents and capitals: its name begins with them, has them all, or
 * only what is told of it has; without them it is infinitely far.
 */
function farFrom(text: string): (hit: Hit) => number {
  const words = foldWord(text).split(/\s+/).filter(Boolean)
  return ({ name, about = '', words: others = '' }) => {
    const folded = foldWord(name)
    if (folded.startsWith(words.join(' '))) return 0
    if (words.every((word) => folded.includes(word))) return 1
    const all = foldWord(`${name} ${about} ${others}`)
    return words.every((word) => all.includes(word)) ? 2 : Number.POSITIVE_INFINITY
  }
}

/** Orders groups of hits: the group with the nearest hit comes first. */
export function nearestFirst(groups: readonly HitGroup[], text: string): HitGroup[] {
  const far = farFrom(text)
  const nearest = new Map(groups.map((group) => [group, Math.min(...group.hits.map(far))]))
  // The difference of two infinities is no number.
  return [...groups].sort((one, other) => (nearest.get(one) ?? 0) - (nearest.get(other) ?? 0) || 0)
}

/** The hits that have all the words, the nearest first. */
export function matching(groups: readonly HitGroup[], text: string): HitGroup[] {
  const far = farFrom(text)
  return groups
    .map((group) => {
      const found = group.hits
        .map((hit) => ({ hit, away: far(hit) }))
        .filter(({ away }) => away < Number.POSITIVE_INFINITY)
        .sort((one, other) => one.away - other.away)
      return { ...group, hits: found.slice(0, mostOfAGroup).map(({ hit }) => hit) }
    })
    .filter(({ hits }) => hits.length > 0)
}
