import { and, isNotNull, sql } from 'drizzle-orm'
import { createCache } from '../../../../platform/cache.ts'
import { entryPath } from '../../addresses.ts'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'
import { termsTag } from '../../terms/tree.ts'
import type { EntryQuery, MapPoint } from '../../views.ts'
import { conditionOf, isByTermsAlone, queryTags } from './conditions.ts'
import { ordersOf } from './order.ts'

type PointsQuery = Omit<EntryQuery, 'page' | 'perPage'>

/** How many maps are cached, of a few hundred points each. */
const mostCached = 20

/**
 * All entries of a query that have a position, with only the data for a map. Cached until a list of the query
 * changes, because the page of every place has a map of all places.
 */
export function createMapPoints(parts: Parts): (query: PointsQuery) => Promise<readonly MapPoint[]> {
  const cache = createCache<string, MapPoint[]>(parts.changes, { tags: [termsTag], most: mostCached })
  return (query) =>
    isByTermsAlone(query)
      ? cache.get(
          JSON.stringify([query.type, query.terms, query.order]),
          () => readPoints(parts, query),
          queryTags(query),
        )
      : readPoints(parts, query)
}

async function readPoints(parts: Parts, query: PointsQuery): Promise<MapPoint[]> {
  const { id, type, above, slug, title, latitude, longitude, precision, pictureId } = entries
  const field = (name: string) => sql<string | null>`fields ->> ${name}::text`
  const [rows, { frontPageId }, kinds] = await Promise.all([
    parts.db
      .select({
        id,
        type,
        above,
        slug,
        title,
        latitude,
        longitude,
        precision,
        pictureId,
        place: field('place'),
        kind: field('kind'),
        kilometres: sql<number | null>`(fields ->> 'kilometresToSantiago')::float8`,
      })
      .from(entries)
      .where(and(await conditionOf(parts, query), isNotNull(latitude)))
      .orderBy(...ordersOf(query.order ?? 'title')),
    parts.settings(),
    parts.kinds(),
  ])
  return rows.flatMap(({ type, above, slug, latitude, longitude, precision, ...row }) => {
    if (latitude === null || longitude === null || precision === null) return []
    const { id, title, place, kind, kilometres, pictureId } = row
    const url = id === frontPageId ? '/' : entryPath(kinds, { type, above, slug })
    return [
      {
        id,
        title,
        url,
        latitude,
        longitude,
        precision,
        ...(place === null ? {} : { place }),
        ...(kind === null ? {} : { kind }),
        ...(kilometres === null ? {} : { kilometres }),
        ...(pictureId === null ? {} : { pictureId }),
      },
    ]
  })
}
