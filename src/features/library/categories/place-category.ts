import { sql } from 'drizzle-orm'
import { ok, type Result } from '../../../kernel/result.ts'
import { everythingBelow, type Parts } from '../parts.ts'
import { moveCategory } from './change-category.ts'
import { brothers, inOrder, lastPosition } from './order.ts'

/**
 * Puts a category and its descendants under a parent (at the top without one), before the sibling `before`, or after
 * all siblings if that is null. If `before` is absent, the category comes last, or at its name where staff have not
 * ordered the siblings.
 */
export async function placeCategory(
  parts: Parts,
  id: number,
  { parentId, before }: { parentId?: number; before?: number | null },
): Promise<Result<undefined, 'missing' | 'into-itself'>> {
  const { db, changes } = parts
  const [now] = (
    await db.execute<{ parent: number | null }>(
      sql`select parent_id as parent from library_categories where id = ${id}`,
    )
  ).rows
  if (now?.parent !== (parentId ?? null)) {
    const moved = await moveCategory(parts, id, parentId)
    if (!moved.ok) return moved
  }
  await db.transaction(async (tx) => {
    await tx.execute(
      before === undefined
        ? sql`update library_categories set position = ${lastPosition(parentId, id)} where id = ${id}`
        : sql`with others as (select id, row_number() over (order by ${inOrder}) as place
            from library_categories where ${brothers(parentId, id)}),
          goal as (select coalesce((select place from others where id = ${before ?? 0}),
            (select count(*) + 1 from others)) as goal)
        update library_categories set position = placed.place from (
          select id, case when place < goal then place else place + 1 end as place from others, goal
          union all select ${id}::int, goal from goal) placed
        where placed.id = library_categories.id`,
    )
    await changes.publish(everythingBelow, tx)
  })
  return ok(undefined)
}
