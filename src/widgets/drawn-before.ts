import { LRUCache } from 'lru-cache'
import type { Changes } from '../platform/changes.ts'
import type { Rendered } from './rendered.ts'

/** Caches the rendered cards of lists until any content changes. */
export interface DrawnBefore {
  /** @param basis the entry and document that the caller read; a cached card made from other ones is rendered again */
  get(key: string, basis: readonly unknown[], draw: () => Promise<Rendered>): Promise<Rendered>
}

const mostCards = 3_000

/**
 * Rendering 48 cards of several widgets each costs many times the page around them. Staff change something a few times
 * an hour; then the whole cache is dropped, so that no card needs to track its dependencies.
 */
export function createDrawnBefore(changes: Pick<Changes, 'subscribe'>, clock: () => Date): DrawnBefore {
  const cache = new LRUCache<string, { basis: readonly unknown[]; drawn: Promise<Rendered>; until?: Date }>({
    max: mostCards,
  })
  changes.subscribe(() => cache.clear())
  return {
    async get(key, basis, draw) {
      const known = cache.get(key)
      const isSame = known?.basis.every((part, place) => part === basis[place])
      if (known && isSame && !(known.until && known.until <= clock())) return known.drawn
      const made: NonNullable<typeof known> = { basis, drawn: draw() }
      cache.set(key, made)
      const drop = () => {
        if (cache.peek(key) === made) cache.delete(key)
      }
      made.drawn.then(({ cacheable, reads, freshUntil }) => {
        made.until = freshUntil
        if (!cacheable || reads.size > 0) drop()
      }, drop)
      return made.drawn
    },
  }
}
