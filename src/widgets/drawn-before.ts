import { LRUCache } from 'lru-cache'
import type { Changes } from '../platform/changes.ts'
import type { Rendered } from './rendered.ts'

/** Cards of lists as they were drawn, until anything changes. */
export interface DrawnBefore {
  /** @param basis what the caller read before: a card that was drawn of anything else is drawn anew */
  get(key: string, basis: readonly unknown[], draw: () => Promise<Rendered>): Promise<Rendered>
}

const mostCards = 3_000

/**
 * A list of 48 cards, each of several widgets, is many times the work of the page around it. Staff change something some
 * times in an hour: then all are drawn anew, so that none needs to know on what it depends.
 */
export function createDrawnBefore(changes: Pick<Changes, 'subscribe'>, clock: () => Date): DrawnBefore {
  const held = new LRUCache<string, { basis: readonly unknown[]; drawn: Promise<Rendered>; until?: Date }>({
    max: mostCards,
  })
  changes.subscribe(() => held.clear())
  return {
    async get(key, basis, draw) {
      const known = held.get(key)
      const isSame = known?.basis.every((part, place) => part === basis[place])
      if (known && isSame && !(known.until && known.until <= clock())) return known.drawn
      const made: NonNullable<typeof known> = { basis, drawn: draw() }
      held.set(key, made)
      const drop = () => {
        if (held.peek(key) === made) held.delete(key)
      }
      made.drawn.then(({ cacheable, reads, freshUntil }) => {
        made.until = freshUntil
        if (!cacheable || reads.size > 0) drop()
      }, drop)
      return made.drawn
    },
  }
}
