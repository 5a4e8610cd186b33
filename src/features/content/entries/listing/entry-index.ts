import { and, asc, eq, gt, min, not, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { localDateOf } from '../../../../kernel/dates.ts'
import type { EntryType } from '../../../../kernel/kinds.ts'
import type { AskedWords } from '../../../../kernel/words/asked-words.ts'
import { createCache } from '../../../../platform/cache.ts'
import type { ContentDeps } from '../../deps.ts'
import { isId } from '../../id.ts'
import { entries, entryTerms } from '../../schema.ts'
import { queryTerms } from '../../search/words.ts'
import { termsTag } from '../../terms/tree.ts'
import { visibleAt } from '../../view/visible.ts'
import type { EntryQuery, ListOrder } from '../../views.ts'
import {
  type ConditionParts,
  detailConditions,
  type EntryFilter,
  filterOf,
  type Stretch,
  stretchesOf,
} from './conditions.ts'
import { ordersOf } from './order.ts'

/** The entries that a query finds. */
export interface Selection {
  total: number
  /** How many of them have a term. */
  countOf(term: number): number
  /** The ids of a page of them. */
  page(order: ListOrder, offset: number, perPage: number): Promise<readonly number[]>
}

/**
 * In memory, which entries are public, their terms and their orders: 40 bytes for each entry, so that lists and
 * counts need no database (decision 0030). Exact: it is read again after every change of a list, and when a planned
 * entry is published.
 */
export interface EntryIndex {
  /** The page and the order of `query` are ignored. */
  select(query: EntryQuery): Promise<Selection>
}

/** All public entries of one type; the index of an entry is its position in `ids`. */
interface Listed {
  /** In ascending order. */
  ids: Uint32Array
  /** For each term, the indexes of the entries that have it. */
  placesByTerm: ReadonlyMap<number, Uint32Array>
  /** When the next planned entry is published. */
  until: Date | null
  /** The indexes of all entries in an order, cached as the rest is. */
  inOrder: Map<string, Promise<Uint32Array>>
  /** Recent selections, by query. */
  selections: LRUCache<string, Promise<Selection>>
}

type IndexParts = ConditionParts & Pick<ContentDeps, 'db' | 'changes'>

/**
 * How many selections are cached: a page makes the same one several times, for its list and for the counts of each
 * filter.
 */
const mostCached = 20

export function createEntryIndex(parts: IndexParts): EntryIndex {
  const { db, changes, clock } = parts
  const all = createCache<EntryType, Listed>(changes, { tags: [termsTag] })
  const found = createCache<string, Uint32Array>(changes, { most: mostCached })

  async function listed(type: EntryType): Promise<Listed> {
    const cached = await all.get(type, () => readListed(parts, type), [`list:${type}`])
    if (cached.until === null || cached.until > clock()) return cached
    all.forget(type)
    return listed(type)
  }

  function inOrder(type: EntryType, list: Listed, order: ListOrder): Promise<Uint32Array> {
    // Random order changes every day.
    const key = order === 'chance' ? `chance ${localDateOf(clock())}` : JSON.stringify(order)
    const known = list.inOrder.get(key)
    if (known) return known
    const read = readIds(db, eq(entries.type, type), ordersOf(order)).then((ids) => placesOf(list, ids))
    list.inOrder.set(key, read)
    read.catch(() => list.inOrder.delete(key))
    return read
  }

  /** The database finds both ends of the stretch in an index; the entries between them are in memory. */
  async function placesAlong(type: EntryType, list: Listed, stretch: Stretch): Promise<Uint32Array> {
    const places = await inOrder(type, list, stretch.order)
    const ofType = eq(entries.type, type)
    const first = async (holds: SQL | undefined, otherwise: number) => {
      if (!holds) return otherwise
      const [row] = await db
        .select({ id: entries.id })
        .from(entries)
        .where(and(ofType, visibleAt(clock()), holds))
        .orderBy(...ordersOf(stretch.order))
        .limit(1)
      return row ? places.indexOf(placeOf(list.ids, row.id)) : places.length
    }
    const [start, end] = await Promise.all([first(stretch.from, 0), first(stretch.until, places.length)])
    if (start >= 0 && end >= 0) return places.subarray(start, Math.max(start, end))
    // The entry at one end was published after this index was read.
    const { from, until } = stretch
    return placesOf(list, await readIds(db, and(ofType, from, until && not(until))))
  }

  async function choose(
    list: Listed,
    filter: EntryFilter,
    words: AskedWords | undefined,
  ): Promise<Selection> {
    const { type, except = [], terms = [], narrowed, ...others } = filter
    const details = detailConditions({ type, ...others }, words)
    const [tree, ids, stretches] = await Promise.all([
      parts.terms(),
      details &&
        found.get(
          JSON.stringify([type, others, words]),
          () => readIds(db, and(eq(entries.type, type), details)),
          [`list:${type}`],
        ),
      Promise.all(stretchesOf(narrowed).map((stretch) => placesAlong(type, list, stretch))),
    ])
    const chosen = ids ? marked(list, [placesOf(list, ids)]) : new Uint8Array(list.ids.length).fill(1)
    const placesIn = (taxonomy: string, slug: string) =>
      list.placesByTerm.get(tree.bySlug(taxonomy, slug)?.id ?? 0) ?? none
    for (const { taxonomy, slugs, join = 'OR' } of terms) {
      const places = slugs.map((slug) => placesIn(taxonomy, slug))
      if (join === 'NOT') for (const each of places) take(chosen, each)
      else if (join === 'AND') for (const each of places) keep(chosen, marked(list, [each]))
      else if (slugs.length > 0) keep(chosen, marked(list, places))
    }
    for (const places of stretches) keep(chosen, marked(list, [places]))
    take(chosen, placesOf(list, Uint32Array.from(except.filter(isId))))
    const counts = new Map<number, number>()
    return {
      total: sum(chosen),
      countOf(term) {
        const known = counts.get(term)
        if (known !== undefined) return known
        let count = 0
        for (const place of list.placesByTerm.get(term) ?? none) count += chosen[place] ?? 0
        counts.set(term, count)
        return count
      },
      async page(order, offset, perPage) {
        const page: number[] = []
        let before = 0
        for (const place of await inOrder(type, list, order)) {
          if (!chosen[place] || before++ < offset) continue
          page.push(list.ids[place] ?? 0)
          if (page.length === perPage) break
        }
        return page
      },
    }
  }

  return {
    async select(query) {
      const filter = filterOf(query)
      const list = await listed(filter.type)
      const words = await queryTerms(parts, filter.words ?? '')
      const question = JSON.stringify([filter, words])
      const known = list.selections.get(question)
      if (known) return known
      const selection = choose(list, filter, words)
      list.selections.set(question, selection)
      selection.catch(() => list.selections.delete(question))
      return selection
    },
  }
}

const none = new Uint32Array()

async function readListed({ db, clock }: IndexParts, type: EntryType): Promise<Listed> {
  const now = clock()
  const shown = and(eq(entries.type, type), visibleAt(now))
  const isLater = and(eq(entries.type, type), eq(entries.status, 'published'), gt(entries.publishedAt, now))
  const [ids, termRows, [next]] = await Promise.all([
    readIds(db, shown, [asc(entries.id)]),
    db
      .select({ term: entryTerms.termId, ids: packed(entryTerms.entryId) })
      .from(entryTerms)
      .innerJoin(entries, eq(entries.id, entryTerms.entryId))
      .where(shown)
      .groupBy(entryTerms.termId),
    db
      .select({ at: min(entries.publishedAt) })
      .from(entries)
      .where(isLater),
  ])
  return {
    ids,
    placesByTerm: new Map(termRows.map((row) => [row.term, placesOf({ ids }, unpacked(row.ids))])),
    until: next?.at ?? null,
    inOrder: new Map(),
    selections: new LRUCache({ max: mostCached }),
  }
}

/** Ids as bytes, because parsing a hundred thousand rows would block the program. */
const packed = (column: typeof entryTerms.entryId) => sql<Buffer | null>`string_agg(int4send(${column}), '')`

function unpacked(bytes: Buffer | null): Uint32Array {
  const own = Uint8Array.from(bytes ?? [])
  // PostgreSQL writes big-endian, the processors of Node are little-endian.
  Buffer.from(own.buffer).swap32()
  return new Uint32Array(own.buffer)
}

async function readIds(
  db: IndexParts['db'],
  where: SQL | undefined,
  order: readonly SQL[] = [],
): Promise<Uint32Array> {
  // Aggregates keep the order of the subquery.
  const inOrder = db
    .select({ id: entries.id })
    .from(entries)
    .where(where)
    .orderBy(...order)
    .as('in_order')
  const [row] = await db
    .select({ ids: sql<Buffer | null>`string_agg(int4send(${inOrder.id}), '')` })
    .from(inOrder)
  return unpacked(row?.ids ?? null)
}

/** The indexes of these ids, in the same order; hidden entries are left out. */
function placesOf({ ids }: Pick<Listed, 'ids'>, entryIds: Uint32Array): Uint32Array {
  const places = new Uint32Array(entryIds.length)
  let count = 0
  for (const id of entryIds) {
    const place = placeOf(ids, id)
    if (place >= 0) places[count++] = place
  }
  return places.subarray(0, count)
}

/** The index of an id, by binary search; -1 if there is none. */
function placeOf(ids: Uint32Array, id: number): number {
  let low = 0
  let high = ids.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = ids[middle] ?? 0
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** 1 for each entry in any of these sets, 0 for the others. */
function marked({ ids }: Pick<Listed, 'ids'>, places: readonly Uint32Array[]): Uint8Array {
  const marks = new Uint8Array(ids.length)
  for (const each of places) for (const place of each) marks[place] = 1
  return marks
}

function keep(chosen: Uint8Array, marks: Uint8Array): void {
  for (let place = 0; place < chosen.length; place++)
    chosen[place] = (chosen[place] ?? 0) & (marks[place] ?? 0)
}

function take(chosen: Uint8Array, places: Uint32Array): void {
  for (const place of places) chosen[place] = 0
}

function sum(marks: Uint8Array): number {
  let total = 0
  for (const mark of marks) total += mark
  return total
}
