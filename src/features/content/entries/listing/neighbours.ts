import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { createCache } from '../../../../platform/cache.ts'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'
import { cardsOf } from '../../view/view.ts'
import { visibleAt } from '../../view/visible.ts'
import type { EntryView, Neighbours } from '../../views.ts'
import { ordersOf } from './order.ts'

const byDistance = sql`(distance_order, title, id)`
const byDate = sql`(published_at, id)`

type FindNeighbours = (entry: Pick<EntryView, 'id' | 'type'>) => Promise<Neighbours>

/**
 * Finds the previous and the next entry in the list of its type: places from far to near to Santiago, all others from
 * new to old. Ids are cached until an entry of the type changes.
 */
export function createNeighbours(parts: Parts): FindNeighbours {
  const cache = createCache<number, Beside>(parts.changes)
  return async ({ id, type }) => {
    const { before, after } = await cache.get(id, () => findBeside(parts, { id, type }), [`list:${type}`])
    const rows = await parts.cardRows([before ?? [], after ?? []].flat())
    const cardOf = async (beside?: number) => {
      const row = beside === undefined ? undefined : rows.get(beside)
      return row && (await cardsOf(parts, [row]))[0]
    }
    const [previous, next] = await Promise.all([cardOf(before), cardOf(after)])
    return { ...(previous && { previous }), ...(next && { next }) }
  }
}

/** The ids of both. */
interface Beside {
  before?: number
  after?: number
}

async function findBeside(
  { db, clock, kinds }: Parts,
  { id, type }: Pick<EntryView, 'id' | 'type'>,
): Promise<Beside> {
  const { isPlace } = (await kinds()).of(type)
  const key = isPlace ? byDistance : byDate
  const own = sql`(select ${isPlace ? sql`distance_order, title, id` : sql`published_at, id`}
    from content_entries where id = ${id})`
  const upwards = isPlace ? ordersOf('distance') : ordersOf('oldest')
  const downwards = isPlace
    ? [desc(entries.distanceOrder), desc(entries.title), desc(entries.id)]
    : ordersOf('newest')
  const first = (beside: SQL, order: SQL[]) =>
    db
      .select({ id: entries.id })
      .from(entries)
      .where(and(eq(entries.type, type), visibleAt(clock()), beside))
      .orderBy(...order)
      .limit(1)
  const [[above], [below]] = await Promise.all([first(gt(key, own), upwards), first(lt(key, own), downwards)])
  const [before, after] = isPlace ? [below, above] : [above, below]
  return { ...(before && { before: before.id }), ...(after && { after: after.id }) }
}
