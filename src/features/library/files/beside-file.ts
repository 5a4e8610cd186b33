import { sql } from 'drizzle-orm'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Parts } from '../parts.ts'
import type { FileRow } from '../view/view.ts'

const mostTwins = 10

export interface BesideFile {
  /** Files with the same title in another format: a walk as PDF and as GPX. */
  twins: readonly FileRow[]
  /**
   * The files before and after it in its category, with numbers in titles compared as numbers: day 2 comes before day
   * 10.
   */
  previous?: FileRow
  next?: FileRow
}

/** The files related to a file: in the same category, and listed for everybody. */
export async function besideFile(
  { db, bought, rows: rowsOf }: Parts,
  viewer: Viewer,
  fileId: number,
): Promise<BesideFile> {
  const inside = sql`from library_files f join own on f.category_id = own.category_id
    where f.listed and f.offered and f.id <> own.id`
  const differs = sql`lower(f.title) <> lower(own.title)`
  const { rows } = await db.execute<{ id: number; part: 'twin' | 'previous' | 'next' }>(sql`
    with own as (select id, category_id, title, title_sort from library_files where id = ${fileId})
    (select f.id, 'twin' as part ${inside} and lower(f.title) = lower(own.title) order by f.id limit ${mostTwins})
    union all
    (select f.id, 'previous' ${inside} and ${differs} and (f.title_sort, f.id) < (own.title_sort, own.id)
      order by f.title_sort desc, f.id desc limit 1)
    union all
    (select f.id, 'next' ${inside} and ${differs} and (f.title_sort, f.id) > (own.title_sort, own.id)
      order by f.title_sort, f.id limit 1)`)
  const ids = rows.map(({ id }) => id)
  const files = await rowsOf(viewer, ids, await bought(viewer, ids))
  const of = (part: string) => rows.flatMap((row) => (row.part === part ? (files.get(row.id) ?? []) : []))
  const [[previous], [next]] = [of('previous'), of('next')]
  return { twins: of('twin'), ...(previous && { previous }), ...(next && { next }) }
}
