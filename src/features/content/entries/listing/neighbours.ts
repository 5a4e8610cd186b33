import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'
import { cardColumns } from '../../view/columns.ts'
import { cardsOf } from '../../view/view.ts'
import { visibleAt } from '../../view/visible.ts'
import type { EntryView, Neighbours } from '../../views.ts'
import { ordersOf } from './order.ts'

const byDistance = sql`(distance_order, title, id)`
const byDate = sql`(published_at, id)`

/**
 * The previous and the next entry in the list of its type: places from far to near to Santiago, others newest first.
 */
export async function neighbours(
  parts: Parts,
  { id, type }: Pick<EntryView, 'id' | 'type'>,
): Promise<Neighbours> {
  const { db, clock } = parts
  const { isPlace } = (await parts.kinds()).of(type)
  const key = isPlace ? byDistance : byDate
  const own = sql`(select ${isPlace ? sql`distance_order, title, id` : sql`published_at, id`}
    from content_entries where id = ${id})`
  const upwards = isPlace ? ordersOf('distance') : ordersOf('oldest')
  const downwards = isPlace
    ? [desc(entries.distanceOrder), desc(entries.title), desc(entries.id)]
    : ordersOf('newest')
  const first = (beside: SQL, order: SQL[]) =>
    db
      .select(cardColumns)
      .from(entries)
      .where(and(eq(entries.type, type), visibleAt(clock()), beside))
      .orderBy(...order)
      .limit(1)
  const [above, below] = await Promise.all([first(gt(key, own), upwards), first(lt(key, own), downwards)])
  const [before, after] = isPlace ? [below, above] : [above, below]
  const cards = await cardsOf(parts, [...before, ...after])
  const previous = before.length > 0 ? cards[0] : undefined
  const next = after.length > 0 ? cards.at(-1) : undefined
  return { ...(previous && { previous }), ...(next && { next }) }
}
