import { type SQL, sql } from 'drizzle-orm'
import { type LocalDate, localDateOf } from '../../../kernel/dates.ts'
import { foldWord } from '../../../kernel/fold-word.ts'
import { downloadPath } from '../addresses.ts'
import type { Parts } from '../parts.ts'
import { matches } from '../search/conditions.ts'
import { groupTerms, tsquery, wordGroups } from '../search/keywords.ts'
import { intArray } from '../search/prepare.ts'

export const staffFileSorts = ['title', 'type', 'size', 'created', 'updated', 'hits'] as const
export const staffFileStates = [
  'published',
  'draft',
  'hidden',
  'locked',
  'planned',
  'expired',
  'lost',
] as const

/** A search in the list of staff, which also shows drafts and hidden files. */
export interface StaffFileQuery {
  /** Default: the whole library. */
  categoryId?: number
  /** Whether files in the categories below it are listed too. */
  below?: boolean
  /** Parts of titles, or words anywhere in files that visitors can find. */
  words?: string
  state?: (typeof staffFileStates)[number]
  /** In lower case, without the dot. */
  extension?: string
  ids?: readonly number[]
  /** Default: by title. */
  sort?: (typeof staffFileSorts)[number]
  descending?: boolean
  /** From 1. */
  page: number
  perPage: number
}

/** A file in the list of staff. */
export interface StaffFileRow {
  id: number
  title: string
  extension: string
  /** Bytes. */
  size: number
  version: string
  createdAt: Date
  updatedAt: Date
  published: boolean
  hidden: boolean
  /** The first and last day on which the site offers it; null for no limit. */
  offeredFrom: LocalDate | null
  offeredTo: LocalDate | null
  /** Whether the file or a category above it has a lock. */
  locked: boolean
  /** Whether the file is on another site and only its address is stored here. */
  remote: boolean
  /** Whether its stored contents are missing or have another size than they should. */
  lost: boolean
  hits: number
  tags: readonly string[]
  category: { id: number; name: string }
  /** Its address, which stays the same when the contents change. */
  url: string
}

const keys = {
  title: sql`title_sort`,
  type: sql`extension`,
  size: sql`size`,
  created: sql`created_at`,
  updated: sql`updated_at`,
  hits: sql`coalesce((select hits from library_hits counted where counted.id = found.id), 0)`,
} satisfies Record<(typeof staffFileSorts)[number], SQL>

const lostIds = sql`select file_id from library_contents where current and lost_at is not null`

/** A page of the files that match, drafts and hidden ones too (EDIT-03). */
export async function staffFiles(
  { db, clock, synonyms }: Parts,
  query: StaffFileQuery,
): Promise<{ files: readonly StaffFileRow[]; total: number }> {
  const { sort = 'title', descending = false, words = '', page, perPage } = query
  const direction = descending ? sql`desc` : sql``
  const today = localDateOf(clock())
  const hit =
    words.trim() === ''
      ? // Inlined, so that counting and reading a page are each planned for themselves.
        sql`not materialized (select id, ${keys[sort]} as key from library_files found where ${filters(query, today)})`
      : sql`materialized (${await withWords({ db, synonyms }, query, keys[sort], today)})`
  const { rows } = await db.execute<Row | (Record<keyof Row, null> & { total: number })>(sql`
    with hit as ${hit},
      page as materialized (select id, key from hit order by key ${direction}, id ${direction}
        limit ${perPage} offset ${(page - 1) * perPage})
    select total, file.id, file.title, file.extension, file.size::float8 as size, file.version, file.published,
      file.hidden, file.offered_from::text as "offeredFrom", file.offered_to::text as "offeredTo",
      file.remote_url is not null as remote, coalesce(downloads.hits, 0) as hits,
      to_json(file.created_at) as created, to_json(file.updated_at) as updated,
      category.id as category, category.name as "categoryName", category.slug as "categorySlug", file.slug,
      file.locked or exists (select from library_categories above
        where above.locked and above.path @> category.path) as locked,
      file.id in (${lostIds}) as lost,
      array(select name from library_tags where id = any(file.tag_ids) order by lower(name)) as tags
    from (select count(*)::int as total from hit) counted left join page on true
      left join library_files file on file.id = page.id
      left join library_categories category on category.id = file.category_id
      left join library_hits downloads on downloads.id = file.id
    order by key ${direction}, page.id ${direction}`)
  return { total: rows[0]?.total ?? 0, files: rows.flatMap((row) => (row.id === null ? [] : toFile(row))) }
}

type Row = Omit<StaffFileRow, 'category' | 'createdAt' | 'updatedAt' | 'url'> & {
  slug: string
  category: number
  categorySlug: string
  categoryName: string
  created: string
  updated: string
  total: number
}

function toFile({
  category,
  categoryName,
  categorySlug,
  slug,
  created,
  updated,
  total: _,
  ...row
}: Row): StaffFileRow {
  const { id, extension, remote } = row
  return {
    ...row,
    url: downloadPath({
      id: remote ? `r${id}` : id,
      slug,
      extension,
      category: { id: category, slug: categorySlug },
    }),
    createdAt: new Date(created),
    updatedAt: new Date(updated),
    category: { id: category, name: categoryName },
  }
}

function filters({ categoryId, below, state, extension, ids }: StaffFileQuery, today: LocalDate): SQL {
  const parts: SQL[] = [sql`true`]
  if (ids) parts.push(sql`id = any(${intArray(ids)})`)
  if (categoryId !== undefined)
    parts.push(
      below
        ? sql`category_id in (select below.id from library_categories above
            join library_categories below on below.path <@ above.path where above.id = ${categoryId})`
        : sql`category_id = ${categoryId}`,
    )
  if (extension !== undefined) parts.push(sql`extension = ${extension}`)
  if (state === 'published')
    parts.push(sql`published and coalesce(offered_from <= ${today}::date, true)
      and coalesce(offered_to >= ${today}::date, true)`)
  if (state === 'planned') parts.push(sql`offered_from > ${today}::date`)
  if (state === 'expired') parts.push(sql`offered_to < ${today}::date`)
  if (state === 'draft') parts.push(sql`not published`)
  if (state === 'hidden') parts.push(sql`hidden`)
  if (state === 'lost') parts.push(sql`id in (${lostIds})`)
  if (state === 'locked')
    parts.push(sql`(locked or category_id in (select below.id from library_categories lock
      join library_categories below on below.path <@ lock.path where lock.locked))`)
  return sql.join(parts, sql` and `)
}

/**
 * The files with these words: as visitors search, in the index with its short rows, and also by any part of a title,
 * which finds files that visitors cannot.
 */
async function withWords(
  { db, synonyms }: Pick<Parts, 'db' | 'synonyms'>,
  query: StaffFileQuery,
  key: SQL,
  today: LocalDate,
): Promise<SQL> {
  const groups = wordGroups(query.words ?? '')
  if (groups.length === 0) return sql`select id, ${key} as key from library_files found where false`
  const inTitle = groups.map((group) =>
    sql.join(
      group.map((word) => sql`title_sort like ${`%${foldWord(word).replace(/[\\%_]/g, '\\$&')}%`}`),
      sql` and `,
    ),
  )
  // Made in a query of its own, so that the planner knows the words when it plans the search.
  const { rows } = await db.execute<{ query: string }>(
    sql`select (${tsquery(groupTerms(groups, await synonyms()))})::text as query`,
  )
  const { state, ...wanted } = query
  const indexed =
    state && notIndexed.has(state)
      ? sql`false`
      : filters({ ...wanted, ...(state && state !== 'published' && { state }) }, today)
  return sql`select id, ${key} as key from library_index found
      where ${matches(rows[0]?.query ?? '', 'text')} and ${indexed}
    union select id, ${key} as key from library_files found
      where (${sql.join(inTitle, sql` or `)}) and ${filters(query, today)}`
}

/** The index holds no files in these states: they are unpublished, hidden or outside their days. */
const notIndexed: ReadonlySet<string> = new Set(['draft', 'hidden', 'planned', 'expired'])
