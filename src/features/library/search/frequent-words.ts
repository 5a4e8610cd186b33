import { sql } from 'drizzle-orm'
import type { SynonymGroup } from '../../../kernel/words/asked-words.ts'
import type { Database, Executor } from '../../../platform/database/index.ts'
import { isFiltered, matches, type Place, places, readableBy } from './conditions.ts'
import { groupTerms, tsquery } from './keywords.ts'
import { intArray, type PreparedSearch } from './prepare.ts'

/** Searching a word that this many files have takes longer than a visitor should wait. */
const frequentIn = 10_000
const mostWords = 1_000
/** Above this id a bitmap would exceed a megabyte, so none is made. */
const highestId = 10_000_000

/**
 * Counts the words that very many files have, and stores which files those are; from then on a trigger keeps both
 * exact. PostgreSQL's statistics tell which words are frequent. A library of a few thousand files has none.
 * @param frequent the number of files that must have a word
 */
export async function countFrequentWords(
  db: Database,
  frequent = frequentIn,
  synonyms: readonly SynonymGroup[] = [],
): Promise<void> {
  const changed = await db.execute<{ query: string }>(
    sql`select distinct query::text from library_frequent_word_changes`,
  )
  for (const { query } of changed.rows) await countWord(db, query)
  await db.execute(sql`with rare as (
      select query from library_frequent_words where place = 'text' and files < ${frequent}),
    unchanging as (delete from library_frequent_word_changes where query in (select query from rare))
    delete from library_frequent_words where query in (select query from rare)`)
  for (const query of await frequentQueries(db, frequent, synonyms)) await countWord(db, query)
}

/** The search queries of frequent words that are not counted yet. */
async function frequentQueries(
  db: Database,
  frequent: number,
  synonyms: readonly SynonymGroup[],
): Promise<string[]> {
  const { rows: common } = await db.execute<{ word: string }>(sql`
    select word from pg_stats, pg_class, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (word, share)
    where tablename = 'library_index' and attname = 'text_vector' and oid = 'library_index'::regclass
      and word is not null and share * reltuples >= ${frequent} order by share desc limit ${mostWords}`)
  const terms = common.flatMap(({ word }) => groupTerms([[word]], synonyms))
  if (terms.length === 0) return []
  const { rows } = await db.execute<{ query: string }>(sql`
    select distinct query::text from (values ${sql.join(
      terms.map((words) => sql`(${tsquery([words])})`),
      sql`, `,
    )}) asked (query)
    where not exists (select from library_frequent_words counted where counted.query = asked.query)`)
  return rows.map(({ query }) => query)
}

/** Blocks writers of files until the word is counted, so that their triggers see it. */
const countWord = (db: Database, query: string): Promise<void> =>
  db.transaction(async (tx) => {
    const word = sql`${query}::tsquery`
    await tx.execute(sql`lock table library_index in share mode`)
    await tx.execute(sql`delete from library_frequent_word_changes where query = ${word}`)
    await tx.execute(sql`delete from library_frequent_words where query = ${word}`)
    for (const place of places) {
      await tx.execute(sql`insert into library_frequent_words (query, place, files)
        select ${word}, ${place}, count(*) from library_index where ${matches(query, place)}`)
    }
    // Adds a byte of zeros at the end, which reads of ids past the end return.
    await tx.execute(sql`update library_frequent_words set bitmap = (
        select string_agg(set_byte('\\x00', 0, coalesce(bits, 0)), '' order by at)
        from generate_series(0, (select max(id) from library_index) / 8 + 1) at
        left join (select id / 8 as at, bit_or(1 << id % 8) as bits from library_index
          where ${matches(query, 'text')} group by 1) byte using (at))
      where query = ${word} and place = 'text' and (select max(id) from library_index) <= ${highestId}`)
  })

/** How many files a viewer finds by one counted word alone; undefined for any other search. */
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
    select (files + coalesce((select sum(change) from library_frequent_word_changes changed
        where (changed.query, changed.place) = (counted.query, counted.place)), 0)
      - ${
        reader.all || place === 'title'
          ? sql`0`
          : sql`(select count(*) from library_index where ${matches(query, place)} and ${withheld})`
      })::int as files
    from library_frequent_words counted where query = ${query}::tsquery and place = ${place}`)
  return rows[0]?.files
}
