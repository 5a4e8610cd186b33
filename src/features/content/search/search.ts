import { sql } from 'drizzle-orm'
import { wordsQuery } from '../../../platform/database/words-query.ts'
import { pageOf, pagesOf } from '../paging.ts'
import type { Parts } from '../parts.ts'
import { getEntries } from '../view/get.ts'
import { visibleAt } from '../view/visible.ts'
import type { FoundEntries } from '../views.ts'
import { holds, queryTerms } from './words.ts'

/** Nobody pages further than this, and a word that every entry contains must not rank them all. */
const mostFound = 1_000

/**
 * Finds the entries of every kind that contain all the words. Those with all words in the title come first, then
 * those with all words in title, excerpt and place, then the rest; within each group the newest come first. When more
 * than `mostFound` entries match, only the newest `mostFound` are ranked, together with the newest `mostFound` that
 * match by title. A text without words finds nothing.
 */
export async function search(
  parts: Parts,
  text: string,
  page: number,
  perPage: number,
): Promise<FoundEntries> {
  const slice = pageOf({ page, perPage })
  const tags = (await parts.kinds()).types.map((type) => `list:${type}`)
  const words = await queryTerms(parts, text)
  const nothing = { entries: [], total: 0, page: slice.page, pages: 1, tags, hasMore: false }
  if (!words) return nothing
  const query = wordsQuery(words)
  // The weights are a literal, as in the definition of the index; with a parameter PostgreSQL would not use it.
  const within = (weights: string) => sql`ts_filter(words, ${sql.raw(`'{${weights}}'`)}) @@ ${query}`
  const visible = visibleAt(parts.clock())
  const newest = sql`published_at desc, id desc`
  const { rows } = await parts.db.execute<{ found: number; ids: number[] }>(sql`
    with titled as materialized (
        select id, published_at, 0 as rank from content_entries where ${visible} and ${within('a')} limit ${mostFound}),
      found as materialized (
        select id, published_at, case when ${within('a')} then 0 when ${within('a,b')} then 1 else 2 end as rank
        from content_entries where ${visible} and ${holds(words)} order by ${newest} limit ${mostFound + 1})
    select (select count(*)::int from found) as found, array(
      select id from (select * from titled union all select * from found where id not in (select id from titled)) hit
      order by rank, ${newest} limit ${Math.min(slice.perPage, Math.max(mostFound - slice.offset, 0))}
      offset ${slice.offset}) as ids`)
  const { found, ids } = rows[0] ?? { found: 0, ids: [] }
  const total = Math.min(found, mostFound)
  return {
    entries: await getEntries(parts, ids),
    total,
    page: slice.page,
    pages: pagesOf(total, slice.perPage),
    tags,
    hasMore: found > total,
  }
}
