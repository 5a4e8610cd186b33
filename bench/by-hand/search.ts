import { type SQL, sql } from 'drizzle-orm'
import { groupTerms, tsquery, wordGroups } from '../../src/features/library/search/keywords.ts'
import { parseSearchRequest, type SortColumn } from '../../src/features/library/search/request.ts'
import type { Database } from '../../src/platform/database/index.ts'
import type { Search } from '../searches.ts'

/** The expression for each way to sort. */
const keys = {
  type: sql`i.extension`,
  title: sql`i.title_sort`,
  created: sql`i.created_at`,
  updated: sql`i.updated_at`,
  cat: sql`(select name_sort from library_categories c where c.id = i.category_id)`,
  size: sql`i.size`,
  hits: sql`(select coalesce(max(hits), 0) from library_hits h where h.id = i.id)`,
} satisfies Record<SortColumn, SQL>

/** The vectors with the words, the best place first. */
const vectors = [sql`i.title_vector`, sql`i.description_vector`, sql`i.text_vector`]

const day = (text: string, days: number) =>
  sql`((${text}::date + ${days}::int)::timestamp at time zone 'Europe/Amsterdam')`

/**
 * Reads the first page of a search and its exact count in one plain statement, as written carefully by hand. Returns
 * the count.
 */
export async function searchByHand(db: Database, search: Search): Promise<number> {
  const { keyword, category, tags, types, size, created, order, limit } = parseSearchRequest(
    Object.entries(search),
  )
  const conditions = [
    sql`not i.locked`,
    sql`schelp_far(i.text_vector) @@ asked.query`,
    ...(category === undefined
      ? []
      : [
          sql`i.category_id = any(array(select below.id from library_categories above join library_categories below
            on below.path <@ above.path where above.id = ${category}))`,
        ]),
    ...(tags.length > 0
      ? [sql`i.tag_ids && array(select id from library_tags where slug = any(${sql.param(tags)}::text[]))`]
      : []),
    ...(types.length > 0 ? [sql`i.extension = any(${sql.param(types)}::text[])`] : []),
    ...(size.from === undefined ? [] : [sql`i.size >= ${size.from}::bigint`]),
    ...(size.to === undefined ? [] : [sql`i.size <= ${size.to}::bigint`]),
    ...(created.from ? [sql`i.created_at >= ${day(created.from, 0)}`] : []),
    ...(created.to ? [sql`i.created_at < ${day(created.to, 1)}`] : []),
  ]
  const where = sql.join(conditions, sql` and `)
  const hits = order
    ? sql`select i.id, i.title_sort, ${keys[order.column]} as key from library_index i, asked where ${where}`
    : sql`select i.id from library_index i, asked where ${where}`
  const page = order
    ? sql`select id from hit order by key ${sql.raw(order.direction)}, title_sort, id limit ${limit}`
    : sql`${sql.join(
        vectors.map((_, place) => sql`(${inPlace(place, where)} limit ${limit})`),
        sql` union all `,
      )} limit ${limit}`
  const { rows } = await db.execute<{ total: number }>(sql`
    with asked as materialized (select ${tsquery(groupTerms(wordGroups(keyword), []))} as query),
      hit as materialized (${hits}), page as materialized (${page})
    select (select count(*)::int from hit) as total, f.title, f.description, f.extension, f.size, f.created_at, f.tag_ids,
      c.name, c.path::text, h.hits
    from page join library_files f using (id) join library_categories c on c.id = f.category_id
      left join library_hits h on h.id = f.id`)
  return rows[0]?.total ?? 0
}

/** Hits with the words in a place and in none before it. Places after it are not searched once a page is full. */
const inPlace = (place: number, where: SQL): SQL => sql`select i.id from library_index i, asked
  where ${where} and schelp_far(${vectors[place]}) @@ asked.query and not (${sql.join(
    [sql`false`, ...vectors.slice(0, place).map((vector) => sql`schelp_far(${vector}) @@ asked.query`)],
    sql` or `,
  )}) order by i.title_sort, i.id`

/** Reads the titles that a keyword suggests in one plain statement. Returns their number. */
export async function suggestByHand(db: Database, { q = '' }: Search): Promise<number> {
  const { rows } = await db.execute(sql`
    with asked as materialized (select ${tsquery(groupTerms(wordGroups(q), []))} as query)
    select id, title, category_id from library_files join (
      select i.id, i.title_sort as key from library_index i, asked
      where schelp_far(i.title_vector) @@ asked.query order by i.title_sort, i.id limit 10) hit using (id)
    order by key, id`)
  return rows.length
}
