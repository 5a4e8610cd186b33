import { sql } from 'drizzle-orm'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { ListedIds } from '../cached.ts'
import type { Parts } from '../parts.ts'
import type { FileRow } from '../view/view.ts'

export interface FileList extends Omit<ListedIds, 'ids'> {
  rows: readonly FileRow[]
}

interface PageRequest {
  page: number
  limit: number
}

/**
 * The published files of a category itself, by title, for the widget that lists them on a page (LIB-20). Includes
 * files that are hidden from search, because staff chose to show the category.
 */
export async function listFiles(
  parts: Parts,
  viewer: Viewer,
  categoryId: number,
  request: PageRequest,
): Promise<FileList> {
  const { ids, ...list } = await parts.cached.lists.get(
    JSON.stringify([categoryId, request.page, request.limit]),
    () => readList(parts, categoryId, request),
  )
  const files = await parts.rows(viewer, ids, await parts.bought(viewer, ids))
  return { rows: ids.flatMap((id) => files.get(id) ?? []), ...list }
}

async function readList({ db }: Parts, categoryId: number, { page, limit }: PageRequest): Promise<ListedIds> {
  const inside = sql`from library_files where category_id = ${categoryId} and published and offered`
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count ${inside}`)
  const total = counted.rows[0]?.count ?? 0
  const pages = Math.max(Math.ceil(total / limit), 1)
  const shown = Math.min(Math.max(page, 1), pages)
  const { rows } = await db.execute<{ id: number }>(
    sql`select id ${inside} order by title_sort, id limit ${limit} offset ${(shown - 1) * limit}`,
  )
  return { ids: rows.map(({ id }) => id), total, page: shown, pages }
}
