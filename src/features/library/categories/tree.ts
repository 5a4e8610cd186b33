import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { inOrder } from './order.ts'

/** A category in the picker's list (section 3): its children follow it, one level deeper. */
export interface CategoryItem {
  id: number
  parentId?: number
  slug: string
  name: string
  /** 1 at the top of the list. */
  level: number
  /** The number of listed files in it and below it. */
  files: number
  hasChildren: boolean
  locked: boolean
}

/** The whole tree, or what is below `root`, each category before its descendants. */
export async function categoryTree(executor: Executor, root?: number): Promise<CategoryItem[]> {
  const { rows } = await executor.execute<Row>(sql`
    with own as (select category_id as id, count(*)::int as files from library_index group by category_id),
      total as (select above.id, sum(own.files)::int as files
        from own join library_categories below on below.id = own.id
          join library_categories above on above.path @> below.path
        group by above.id)
    select library_categories.id, parent_id as parent, slug, name, locked, coalesce(total.files, 0) as files
    from library_categories left join total on total.id = library_categories.id
    ${root === undefined ? sql`` : sql`where path <@ (select path from library_categories where id = ${root}) and library_categories.id <> ${root}`}
    order by ${inOrder}`)
  const children = Map.groupBy(rows, ({ parent }) => parent)
  const list = (parent: number | null, level: number): CategoryItem[] =>
    (children.get(parent) ?? []).flatMap(({ id, parent, slug, name, locked, files }) => [
      {
        id,
        ...(parent === null ? {} : { parentId: parent }),
        slug,
        name,
        level,
        files,
        hasChildren: children.has(id),
        locked,
      },
      ...list(id, level + 1),
    ])
  return list(root ?? null, 1)
}

type Row = { id: number; parent: number | null; slug: string; name: string; locked: boolean; files: number }
