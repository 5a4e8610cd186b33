import { sql } from 'drizzle-orm'
import type { Cache } from '../../../platform/cache.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { type Place, upTo } from './conditions.ts'
import { knownCount } from './frequent-words.ts'
import type { PreparedSearch } from './prepare.ts'

/** How many files a search finds up to a place: exact, and cached until the library changes. */
export interface Counts {
  of(search: PreparedSearch, place: Place): Promise<number>
  /** The same, but counting may stop at `most`. */
  upToMost(search: PreparedSearch, place: Place, most: number): Promise<number>
  /** The exact number, if it is cached. */
  known(search: PreparedSearch, place: Place): Promise<number> | undefined
}

export function createCounts(executor: Executor, cache: Cache<string, number>): Counts {
  const keyOf = (search: PreparedSearch, place: Place) => JSON.stringify([place, search])
  const find = async (search: PreparedSearch, place: Place, most?: number) =>
    (await knownCount(executor, search, place)) ?? count(executor, search, place, most)
  return {
    of: (search, place) => cache.get(keyOf(search, place), () => find(search, place)),
    upToMost: (search, place, most) =>
      cache.get(`${most} ${keyOf(search, place)}`, () => find(search, place, most)),
    known: (search, place) => cache.known(keyOf(search, place)),
  }
}

async function count(
  executor: Executor,
  search: PreparedSearch,
  place: Place,
  most?: number,
): Promise<number> {
  const found = sql`from library_index where ${upTo(search, place)}`
  const { rows } = await executor.execute<{ count: number }>(
    most === undefined
      ? sql`select count(*)::int as count ${found}`
      : sql`select count(*)::int as count from (select ${found} limit ${most}) counted`,
  )
  return rows[0]?.count ?? 0
}
