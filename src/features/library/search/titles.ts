import { sql } from 'drizzle-orm'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { type FileId, fileId } from '../file-id.ts'
import { naturalKey } from '../schema.ts'
import { readableBy, upTo } from './conditions.ts'
import { type WordGroups, wordGroups } from './keywords.ts'
import { byTitle, directed, keyOf, withKeys } from './pages.ts'
import { prepareSearch } from './prepare.ts'
import type { SearchOrder, SearchRequest } from './request.ts'
import type { SearchParts } from './search-parts.ts'

export type TitleRequest = Pick<SearchRequest, 'keyword' | 'category' | 'exclude'> & { order?: SearchOrder }

/** A file as a suggestion shows it. */
export interface FoundTitle {
  id: FileId
  categoryId: number
  title: string
  /** Shown with the class `protected-title`. */
  locked: boolean
}

/** If more titles match, the best of any so many are offered; the visitor will type on. */
const mostSorted = 1_000
/** More titles are fetched than offered, because equal ones are offered once. */
const spare = 3

const noFilters = {
  tags: [],
  types: [],
  created: {},
  updated: {},
  size: { fromUnit: 'kb', toUnit: 'kb' },
} as const

/** Files whose title has the words, no two with equal titles. */
export async function findTitles(
  parts: SearchParts,
  viewer: Viewer,
  request: TitleRequest,
  limit: number,
): Promise<FoundTitle[]> {
  const words = wordGroups(request.keyword)
  if (words.length === 0) return []
  const bought = await parts.bought(viewer)
  const { search } = await prepareSearch(parts, viewer, { ...request, ...noFilters }, words, bought)
  const { column, direction } = request.order ?? byTitle
  const { rows } = await parts.db.execute<Omit<FoundTitle, 'id'> & { id: number; remote: string | null }>(sql`
    with hit as materialized (select id, ${keyOf(column, search.reader)} as key from library_index
        where ${upTo(search, 'title')} limit ${mostSorted}),
      page as materialized (select id, key from ${withKeys(column)} hit
        order by ${directed(sql`key`, direction)} limit ${limit * spare})
    select id, title, category_id as "categoryId", remote_url as remote,
      (select ${readableBy(search.reader)} from library_index where library_index.id = file.id) is not true as locked
    from page join library_files file using (id) order by ${directed(sql`key`, direction)}`)
  const distinct = new Map<string, FoundTitle>()
  for (const { id, remote, ...row } of rows)
    if (!distinct.has(row.title)) distinct.set(row.title, { id: fileId(id, remote), ...row })
  return [...distinct.values()].slice(0, limit)
}

/**
 * The words of a keyword. A keyword that equals the title of a file is not split at its commas, because choosing a
 * suggestion puts a whole title into the field.
 */
export async function wordsOf(executor: Executor, keyword: string): Promise<WordGroups> {
  return wordGroups(
    keyword.includes(',') && (await isTitle(executor, keyword)) ? keyword.replaceAll(',', ' ') : keyword,
  )
}

async function isTitle(executor: Executor, text: string): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`select from library_index where title_sort = ${naturalKey(sql`${text}`)} limit 1`,
  )
  return rows.length > 0
}
