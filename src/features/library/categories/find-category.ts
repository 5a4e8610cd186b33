import { sql } from 'drizzle-orm'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Executor } from '../../../platform/database/index.ts'
import type { StoredCategory } from '../cached.ts'
import type { Parts } from '../parts.ts'
import { type Access, access } from '../rights/access.ts'
import { categoryLocks, readLocks } from '../rights/locks.ts'
import { intArray } from '../search/prepare.ts'

export interface CategoryView extends Omit<StoredCategory, 'locks'> {
  access: Access
  /** Empty if the viewer may not open the category. */
  description: string
}

type Row = Omit<StoredCategory, 'locks'> & { locks: unknown }

export async function findCategory(
  { cached }: Parts,
  viewer: Viewer,
  id: number,
): Promise<CategoryView | undefined> {
  const category = (await cached.categories([id])).get(id)
  if (!category) return undefined
  const { locks, description, ...known } = category
  const may = access(viewer, locks, false)
  return { ...known, access: may, description: may.open ? description : '' }
}

/** Categories by id; those that do not exist are left out. */
export async function readCategories(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredCategory>> {
  const { rows } = await db.execute<Row>(sql`select id, slug, name, description, ${categoryLocks} as locks,
      (select coalesce(json_agg(json_build_object('id', above.id, 'slug', above.slug, 'name', above.name)
          order by nlevel(above.path)), '[]')
        from library_categories above where above.path @> library_categories.path and above.id <> library_categories.id) as trail
    from library_categories where id = any(${intArray(ids)})`)
  return new Map(rows.map(({ locks, ...row }) => [row.id, { ...row, locks: readLocks(locks) }]))
}
