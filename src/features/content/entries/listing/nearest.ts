import { and, eq, ne, sql } from 'drizzle-orm'
import { createCache } from '../../../../platform/cache.ts'
import { inBand, kilometresFrom, kmPerDegree } from '../../near/distance.ts'
import { pageOf } from '../../paging.ts'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'
import { cardsOf } from '../../view/view.ts'
import { visibleAt } from '../../view/visible.ts'
import type { EntryCard, EntryView, Position } from '../../views.ts'

/** Widths of the band that is searched, in increasing steps; the last one covers everything. */
const bandsDegrees = [0.1, 1, 180]

type FindNearest = (
  entry: Pick<EntryView, 'id' | 'type' | 'position'>,
  most: number,
) => Promise<(EntryCard & { kilometres: number })[]>

/**
 * Finds the nearest visible entries of the same type, at most 100, with their distance in kilometres as the crow flies
 * (haversine). Ids and distances are cached until an entry of the type changes.
 */
export function createNearest(parts: Parts): FindNearest {
  const cache = createCache<string, Near[]>(parts.changes)
  return async ({ id, type, position }, most) => {
    if (!position || most < 1) return []
    const { perPage } = pageOf({ perPage: most })
    const found = await cache.get(
      JSON.stringify([id, position, perPage]),
      () => findNearest(parts, { id, type, position }, perPage),
      [`list:${type}`],
    )
    const rows = await parts.cardRows(found.map((near) => near.id))
    const shown = found.filter((near) => rows.has(near.id))
    const cards = await cardsOf(
      parts,
      shown.flatMap((near) => rows.get(near.id) ?? []),
    )
    return cards.map((card, at) => ({ ...card, kilometres: shown[at]?.kilometres ?? 0 }))
  }
}

interface Near {
  id: number
  kilometres: number
}

async function findNearest(
  parts: Parts,
  entry: Pick<EntryView, 'id' | 'type'> & { position: Position },
  most: number,
): Promise<Near[]> {
  for (const degrees of bandsDegrees) {
    const rows = await nearestInBand(parts, entry, most, degrees)
    // Entries outside the band are at least as far as its edge.
    const isCertain = rows.length === most && (rows.at(-1)?.kilometres ?? 0) <= degrees * kmPerDegree
    if (isCertain || degrees === bandsDegrees.at(-1)) return rows
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
    .select({ id: entries.id, kilometres: kilometresFrom(position).as('kilometres') })
    .from(entries)
    .where(and(eq(entries.type, type), visibleAt(clock()), ne(entries.id, id), inBand(position, degrees)))
    .orderBy(sql`kilometres`, entries.id)
    .limit(most)
}
