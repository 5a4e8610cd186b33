import { type SQL, sql } from 'drizzle-orm'
import type { Parts } from '../parts.ts'
import { foldWord } from '../search/fold-word.ts'
import { tsquery, wordGroups } from '../search/keywords.ts'
import { intArray } from '../search/prepare.ts'

export const staffFileSorts = ['title', 'type', 'size', 'created', 'updated', 'hits'] as const
export const staffFileStates = ['published', 'draft', 'hidden', 'locked'] as const

/** A list of staff: files that nobody else sees are in it. */
export interface StaffFileQuery {
  /** Without one, the whole library. */
  categoryId?: number
  /** With what stands in the categories below it. */
  below?: boolean
  /** Parts of titles, or words anywhere in published files. */
  words?: string
  state?: (typeof staffFileStates)[number]
  ids?: readonly number[]
  /** By title unless told. */
  sort?: (typeof staffFileSorts)[number]
  descending?: boolean
  /** From 1. */
  page: number
  perPage: number
}

/** A file in a list of staff. */
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
  /** A lock of its own or of a category above it. */
  locked: boolean
  /** It stands elsewhere; only its address is ours. */
  remote: boolean
  hits: number
  tags: readonly string[]
  category: { id: number; name: string }
}

const keys = {
  title: sql`title_sort`,
  type: sql`extension`,
  size: sql`size`,
  created: sql`created_at`,
  updated: sql`updated_at`,
  hits: sql`coalesce((select hits from library_hits where library_hits.id = library_files.id), 0)`,
} satisfies Record<(typeof staffFileSorts)[number], SQL>

/** Every file that staff may keep, drafts and hidden ones too (EDIT-03). */
export async function staffFiles(
  { db }: Parts,
  query: StaffFileQuery,
): Promise<{ files: readonly StaffFileRow[]; total: number }> {
  const { sort = 'title', descending = false, page, perPage } = query
  const condition = conditionOf(query)
  const direction = descending ? sql`desc` : sql``
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from library_files where ${condition}`,
  )
  const { rows } = await db.execute<Row>(sql`
    with page as materialized (select id, row_number() over (order by ${keys[sort]} ${direction}, id ${direction}) as place
      from library_files where ${condition}
      order by place limit ${perPage} offset ${(page - 1) * perPage})
    select file.id, file.title, file.extension, file.size::float8 as size, file.version, file.published, file.hidden,
      file.remote_url is not null as remote, coalesce(downloads.hits, 0) as hits,
      to_json(file.created_at) as created, to_json(file.updated_at) as updated,
      category.id as category, category.name as "categoryName",
      file.locked or exists (select from library_categories above
        where above.locked and above.path @> category.path) as locked,
      array(select name from library_tags where id = any(file.tag_ids) order by lower(name)) as tags
    from page join library_files file using (id) join library_categories category on category.id = file.category_id
      left join library_hits downloads on downloads.id = file.id
    order by place`)
  return {
    total: counted.rows[0]?.total ?? 0,
    files: rows.map(({ category, categoryName, created, updated, ...row }) => ({
      ...row,
      createdAt: new Date(created),
      updatedAt: new Date(updated),
      category: { id: category, name: categoryName },
    })),
  }
}

type Row = Omit<StaffFileRow, 'category' | 'createdAt' | 'updatedAt'> & {
  category: number
  categoryName: string
  created: string
  updated: string
}

function conditionOf({ categoryId, below, words = '', state, ids }: StaffFileQuery): SQL {
  const parts: SQL[] = [sql`true`]
  if (ids) parts.push(sql`id = any(${intArray(ids)})`)
  if (categoryId !== undefined)
    parts.push(
      below
        ? sql`category_id in (select below.id from library_categories above
            join library_categories below on below.path <@ above.path where above.id = ${categoryId})`
        : sql`category_id = ${categoryId}`,
    )
  if (words.trim() !== '') parts.push(withWords(words))
  if (state === 'published') parts.push(sql`published`)
  if (state === 'draft') parts.push(sql`not published`)
  if (state === 'hidden') parts.push(sql`hidden`)
  if (state === 'locked')
    parts.push(sql`(locked or category_id in (select below.id from library_categories lock
      join library_categories below on below.path <@ lock.path where lock.locked))`)
  return sql.join(parts, sql` and `)
}

/** As visitors search, and besides by any part of a title, which also finds what visitors cannot. */
function withWords(words: string): SQL {
  const groups = wordGroups(words)
  if (groups.length === 0) return sql`false`
  const inTitle = groups.map((group) =>
    sql.join(
      group.map((word) => sql`title_sort like ${`%${foldWord(word).replace(/[\\%_]/g, '\\$&')}%`}`),
      sql` and `,
    ),
  )
  return sql`id in (
    select id from library_index where schelp_far(text_vector) @@ (${tsquery(groups)})
    union all select id from library_files where ${sql.join(inTitle, sql` or `)})`
}
