import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { entryNames } from '../zip/index.ts'

/**
 * The folder of each category below one, as a path inside a zip of it: `Jaren/1950/`. Every system can unpack these
 * names, and they are unique in their folder. The category itself is the top, and has none.
 */
export async function foldersBelow(db: Executor, categoryId: number | null): Promise<Map<number, string>> {
  const folders = new Map<number, string>()
  if (categoryId === null) return folders
  const { rows } = await db.execute<{ id: number; parent: number; name: string }>(
    sql`select below.id, below.parent_id as parent, below.name from library_categories below
      join library_categories above on above.path @> below.path and above.id = ${categoryId}
      where below.id <> above.id order by nlevel(below.path), below.position, below.id`,
  )
  for (const siblings of Map.groupBy(rows, ({ parent }) => parent).values()) {
    const names = entryNames(siblings.map(({ name }) => name))
    for (const [at, { id, parent }] of siblings.entries())
      folders.set(id, `${folders.get(parent) ?? ''}${names[at]}/`)
  }
  return folders
}
