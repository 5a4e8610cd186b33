import { and, isNotNull, sql } from 'drizzle-orm'
import { entryPath } from '../addresses.ts'
import type { Parts } from '../parts.ts'
import { entries } from '../schema.ts'
import type { EntryQuery, MapPoint } from '../views.ts'
import { conditionOf } from './conditions.ts'
import { orders } from './order.ts'

/** Everything of a query that has a position; only what a map shows is read. */
export async function mapPoints(
  parts: Parts,
  query: Omit<EntryQuery, 'page' | 'perPage'>,
): Promise<MapPoint[]> {
  const { id, type, slug, title, latitude, longitude, precision } = entries
  const field = (name: string) => sql<string | null>`fields ->> ${name}::text`
  const [rows, { frontPageId }] = await Promise.all([
    parts.db
      .select({
        id,
        type,
        slug,
        title,
        latitude,
        longitude,
        precision,
        place: field('place'),
        kind: field('kind'),
      })
      .from(entries)
      .where(and(await conditionOf(parts, query), isNotNull(latitude)))
      .orderBy(...orders[query.order ?? 'title']),
    parts.settings(),
  ])
  return rows.flatMap(({ type, slug, latitude, longitude, precision, place, kind, ...row }) => {
    if (latitude === null || longitude === null || precision === null) return []
    const url = row.id === frontPageId ? '/' : entryPath(type, slug)
    const point = { ...row, url, latitude, longitude, precision }
    return [{ ...point, ...(place === null ? {} : { place }), ...(kind === null ? {} : { kind }) }]
  })
}
