import { sql } from 'drizzle-orm'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Parts } from '../parts.ts'
import { type Access, access } from '../rights/access.ts'
import { categoryLocks, readLocks } from '../rights/locks.ts'

export interface CategoryView {
  id: number
  slug: string
  name: string
  /** From the top down, without itself. */
  trail: readonly { id: number; slug: string; name: string }[]
  access: Access
  /** Empty while the viewer may not see inside. */
  description: string
}

type Row = {
  id: number
  slug: string
  name: string
  description: string
  trail: CategoryView['trail']
  locks: unknown
}

export async function findCategory(
  { db }: Parts,
  viewer: Viewer,
  id: number,
): Promise<CategoryView | undefined> {
  const { rows } = await db.execute<Row>(sql`select id, slug, name, description, ${categoryLocks} as locks,
      (select coalesce(json_agg(json_build_object('id', above.id, 'slug', above.slug, 'name', above.name)
          order by nlevel(above.path)), '[]')
        from library_categories above where above.path @> library_categories.path and above.id <> library_categories.id) as trail
    from library_categories where id = ${id}`)
  const row = rows[0]
  if (!row) return undefined
  const may = access(viewer, readLocks(row.locks), false)
  const { slug, name, trail, description } = row
  return { id, slug, name, trail, access: may, description: may.open ? description : '' }
}
