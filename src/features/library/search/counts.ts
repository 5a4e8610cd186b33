import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { createKept } from '../kept.ts'
import { type Place, upTo } from './conditions.ts'
import type { PreparedSearch } from './prepare.ts'

/** How many files a search finds up to a place, exact for the library as it stands; kept until something in it changes. */
export interface Counts {
  of(search: PreparedSearch, place: Place): Promise<number>
  /** The same when it was counted before. */
  known(search: PreparedSearch, place: Place): Promise<number> | undefined
  forget(): void
}

export function createCounts(executor: Executor): Counts {
  const kept = createKept<number>()
  const keyOf = (search: PreparedSearch, place: Place) => JSON.stringify([place, search])
  return {
    of: (search, place) => kept.get(keyOf(search, place), () => count(executor, search, place)),
    known: (search, place) => kept.known(keyOf(search, place)),
    forget: kept.forget,
  }
}

async function count(executor: Executor, search: PreparedSearch, place: Place): Promise<number> {
  const { rows } = await executor.execute<{ count: number }>(
    sql`select count(*)::int as count from library_index where ${upTo(search, place)}`,
  )
  return rows[0]?.count ?? 0
}
