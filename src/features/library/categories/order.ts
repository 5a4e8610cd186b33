import { type SQL, sql } from 'drizzle-orm'

/**
 * The order of siblings for visitors and staff: by position, then by name. Until staff order them, all have the same
 * position.
 */
export const inOrder = sql`library_categories.position, library_categories.name_sort, library_categories.id`

/**
 * Matches the siblings of a category: the others under its parent, or at the top without one. An index begins with
 * this expression.
 */
export const brothers = (parentId: number | undefined, own: number): SQL =>
  sql`coalesce(parent_id, 0) = ${parentId ?? 0} and id <> ${own}`

/** The position of a new sibling: after the others if staff have ordered them, else the same as theirs. */
export const lastPosition = (parentId: number | undefined, own: number): SQL<number> =>
  sql`(select case when max(position) > min(position) then max(position) + 1 else coalesce(max(position), 0) end
    from library_categories where ${brothers(parentId, own)})`
