import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../../../platform/database/index.ts'
import { isFiltered, matches, type Place, places, readableBy } from './conditions.ts'
import { tsquery } from './keywords.ts'
import { intArray, type PreparedSearch } from './prepare.ts'

/** To count a word that stands in so many files takes longer than a visitor should wait. */
const frequentIn = 10_000
const mostWords = 1_000

/**
 * Counts the words that very many files hold; from then on a trigger keeps the counts exact. PostgreSQL's statistics
 * say which stems those are, titles which words have them. In a library of some thousand files there are none.
 * @param frequent in how many files a word must stand
 */
export async function countFrequentWords(db: Database, frequent = frequentIn): Promise<void> {
  await db.execute(sql`with gone as (delete from library_word_count_changes returning query, place, change),
      changed as (select query, place, sum(change)::int as change from gone group by query, place)
    update library_word_counts counted set files = files + change from changed
      where (changed.query, changed.place) = (counted.query, counted.place)`)
  await db.execute(sql`delete from library_word_counts where query in (
    select query from library_word_counts where place = 'text' and files < ${frequent})`)
  for (const query of await frequentQueries(db, frequent)) await countWord(db, query)
}

/** What a visitor who types one of those words searches for, as far as it is not counted yet. */
async function frequentQueries(db: Database, frequent: number): Promise<string[]> {
  const { rows: words } = await db.execute<{ word: string }>(sql`
    with common as (
      select stem, share from pg_stats, pg_class, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (stem, share)
      where tablename = 'library_index' and attname = 'text_vector' and oid = 'library_index'::regclass
        and stem is not null and share * reltuples >= ${frequent}),
      learnt as (
        select word, unnest(tsvector_to_array(to_tsvector('schelp_dutch', word))) as stem from library_title_words)
    select coalesce(word, stem) as word from common left join learnt using (stem) order by share desc limit ${mostWords}`)
  if (words.length === 0) return []
  const asked = words.map(({ word }) => sql`(${tsquery([[word]])})`)
  const { rows } = await db.execute<{ query: string }>(sql`
    select distinct query::text from (values ${sql.join(asked, sql`, `)}) asked (query)
    where not exists (select from library_word_counts counted where counted.query = asked.query)`)
  return rows.map(({ query }) => query)
}

/** Whoever writes a file waits until the word is counted, and then knows that it is. */
const countWord = (db: Database, query: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table library_index in share mode`)
    for (const place of places) {
      await tx.execute(sql`insert into library_word_counts (query, place, files)
        select ${query}::tsquery, ${place}, count(*) from library_index where ${matches(query, place)}`)
    }
  })

/** How many files a viewer finds by a counted word and nothing else; undefined for any other search. */
export async function knownCount(
  executor: Executor,
  search: PreparedSearch,
  place: Place,
): Promise<number | undefined> {
  const { query, reader } = search
  if (query === undefined || isFiltered(search)) return undefined
  const found = sql`(${readableBy(reader)} or ${matches(query, 'title')}) is true`
  const withheld = sql`(locked or category_id = any(${intArray(reader.closedCategories)})) and not ${found}`
  const { rows } = await executor.execute<{ files: number }>(sql`
    select (files + coalesce((select sum(change) from library_word_count_changes changed
        where (changed.query, changed.place) = (counted.query, counted.place)), 0)
      - ${
        reader.all || place === 'title'
          ? sql`0`
          : sql`(select count(*) from library_index where ${matches(query, place)} and ${withheld})`
      })::int as files
    from library_word_counts counted where query = ${query}::tsquery and place = ${place}`)
  return rows[0]?.files
}
