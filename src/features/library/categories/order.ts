import { type SQL, sql } from 'drizzle-orm'

/** As visitors and staff see brothers and sisters: where nobody made an order all have one place, and names decide. */
export const inOrder = sql`library_categories.position, library_categories.name_sort, library_categories.id`

/** The others under a parent (at the top without one). An index begins with this. */
export const brothers = (parentId: number | undefined, own: number): SQL =>
  sql`coalesce(parent_id, 0) = ${parentId ?? 0} and id <> ${own}`

/** Behind its brothers and sisters where somebody put them in order; else like them, so that all go by name. */
export const lastPosition = (parentId: number | undefined, own: number): SQL<number> =>
  sql`(select case when max(position) > min(position) then max(position) + 1 else coalesce(max(position), 0) end
    from library_categories where ${brothers(parentId, own)})`
