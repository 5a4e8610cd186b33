import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'
import { isChangedHere, presentTransaction } from './database/unit-of-work.ts'

/** Values cached in memory until something they depend on changes. */
export interface Cache<Key extends string | number, Value> {
  /**
   * Returns the value for a key, made once even if several callers ask at the same time. Not cached are failures,
   * `undefined`, values that were begun before a change, and values read in a unit of work, which may see what others
   * do not.
   * @param tags what this value depends on, besides the tags of all values
   */
  get(key: Key, make: () => PromiseLike<Value>, tags?: readonly string[]): Promise<Value>
  /** Returns the value if it is cached or being made. */
  known(key: Key): Promise<Value> | undefined
  forget(key: Key): void
}

interface Entry<Value> {
  value: Promise<Value>
  tags: readonly string[]
  isMade: boolean
}

/**
 * Whether a cached value may be used here. A unit of work does not use values that depend on its own changes. Nor
 * does it wait for a value that another caller is making: that caller may wait for a connection, while the unit holds
 * one.
 */
const isForThisUnit = ({ tags, isMade }: Entry<unknown>, common: readonly string[]): boolean =>
  !presentTransaction() || (isMade && !isChangedHere([...common, ...tags]))

type ChangeSource = Pick<Changes, 'subscribe'>

/** Values usually take about 2 KB each. */
const usualMost = 2_000

/**
 * @param options.tags what all values depend on
 * @param options.most how many values are cached; the least recently used one is dropped first
 */
export function createCache<Key extends string | number, Value>(
  changes: ChangeSource,
  { tags: common = [], most = usualMost }: { tags?: readonly string[]; most?: number } = {},
): Cache<Key, Value> {
  const cache = new LRUCache<Key, Entry<Value>>({ max: most })
  const find = (key: Key) => {
    const known = cache.get(key)
    return known && isForThisUnit(known, common) ? known : undefined
  }
  changes.subscribe((published) => {
    const changed = new Set(published)
    if (changed.has('*') || common.some((tag) => changed.has(tag))) cache.clear()
    else
      for (const [key, { tags }] of cache.entries())
        if (tags.some((tag) => changed.has(tag))) cache.delete(key)
  })
  return {
    known: (key) => find(key)?.value,
    forget: (key) => void cache.delete(key),
    get(key, make, tags = []) {
      const known = find(key)
      if (known) return known.value
      // Drizzle runs a query each time it is awaited; the async function around it awaits it once.
      const made: Entry<Value> = { value: (async () => make())(), tags, isMade: false }
      if (presentTransaction()) return made.value
      cache.set(key, made)
      const drop = () => {
        if (cache.peek(key) === made) cache.delete(key)
      }
      made.value.then((value) => {
        made.isMade = true
        if (value === undefined) drop()
      }, drop)
      return made.value
    },
  }
}

/** Holds one value until one of the tags is published. */
export function cacheOne<Value>(
  changes: ChangeSource,
  tags: readonly string[],
  make: () => PromiseLike<Value>,
): () => Promise<Value> {
  const cache = createCache<'it', Value>(changes, { tags })
  return () => cache.get('it', make)
}

/**
 * Caches values by id, each until one of its tags is published. Those that are not cached are read together. Ids
 * without a value are left out, and read again each time.
 */
export function cacheById<Value>(
  changes: ChangeSource,
  tagsOf: (id: number) => readonly string[],
  read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
  most = usualMost,
): (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>> {
  const cache = createCache<number, Value | undefined>(changes, { most })
  let waiting: { ids: Set<number>; reading: Promise<ReadonlyMap<number, Value>> } | undefined
  /** Ids that are requested one by one, as by the cards of a list, are also read together. */
  const readSoon = (ids: readonly number[]) => {
    waiting ??= startReading()
    for (const id of ids) waiting.ids.add(id)
    return waiting.reading
  }
  const startReading = () => {
    const ids = new Set<number>()
    const reading = setImmediate().then(() => {
      waiting = undefined
      return read([...ids])
    })
    return { ids, reading }
  }
  return async (ids) => {
    const lookups = [...new Set(ids)].map((id) => ({ id, known: cache.known(id) }))
    const missing = lookups.filter(({ known }) => !known).map(({ id }) => id)
    const readThem = presentTransaction() ? read : readSoon
    const reading = missing.length > 0 ? readThem(missing) : undefined
    const answers = await Promise.all(
      lookups.map(async ({ id, known }) => ({
        id,
        value: await (known ?? cache.get(id, async () => (await reading)?.get(id), tagsOf(id))),
      })),
    )
    return new Map(answers.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value]])))
  }
}
