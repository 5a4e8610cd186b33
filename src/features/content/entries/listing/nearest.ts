import { and, eq, ne, sql } from 'drizzle-orm'
import { inBand, kilometresFrom, kmPerDegree } from '../../near/distance.ts'
import { pageOf } from '../../paging.ts'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'
import { cardColumns } from '../../view/columns.ts'
import { cardsOf } from '../../view/view.ts'
import { visibleAt } from '../../view/visible.ts'
import type { EntryCard, EntryView, Position } from '../../views.ts'

/** Widths of the band searched, in ever larger steps; the last covers everything. */
const bandsDegrees = [0.1, 1, 180]

/** The nearest visible entries of the same type, at most 100, with kilometres as the crow flies (haversine). */
export async function nearest(
  parts: Parts,
  { id, type, position }: Pick<EntryView, 'id' | 'type' | 'position'>,
  most: number,
): Promise<(EntryCard & { kilometres: number })[]> {
  if (!position || most < 1) return []
  const { perPage } = pageOf({ perPage: most })
  for (const degrees of bandsDegrees) {
    const rows = await nearestInBand(parts, { id, type, position }, perPage, degrees)
    // Nothing outside the band is nearer than its edge.
    const isCertain = rows.length === perPage && (rows.at(-1)?.kilometres ?? 0) <= degrees * kmPerDegree
    if (!isCertain && degrees < 180) continue
    const cards = await cardsOf(parts, rows)
    return cards.map((card, at) => ({ ...card, kilometres: rows[at]?.kilometres ?? 0 }))
  }
  return []
}

function nearestInBand(
  { db, clock }: Parts,
  { id, type, position }: Pick<EntryView, 'id' | 'type'> & { position: Position },
  most: number,
  degrees: number,
) {
  return db
    .select({ ...cardColumns, kilometres: kilometresFrom(position).as('kilometres') })
    .from(entries)
    .where(and(eq(entries.type, type), visibleAt(clock()), ne(entries.id, id), inBand(position, degrees)))
    .orderBy(sql`kilometres`, entries.id)
    .limit(most)
}
