import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor } from '../../../platform/database/index.ts'
import {
  type Band,
  isByBitmap,
  isFiltered,
  matches,
  type Place,
  placeNumber,
  places,
  rangesOn,
  readableBy,
  upTo,
} from './conditions.ts'
import type { PreparedSearch, Reader } from './prepare.ts'
import type { SearchOrder, SortColumn } from './request.ts'

export interface Hit {
  id: number
  /** Absent if hits are not ranked by place. */
  place?: Place
}

/**
 * With up to this many hits, one query gathers, counts and sorts them all. Sorting by place fetches a vector for each
 * hit, so its limit is lower. Hits sorted by a column without an index are always gathered, however many.
 */
export const gatheredHits = { byPlace: 2_000, byColumn: 10_000 }
/** If the planner expects this many times more hits than that, they are not gathered. */
const doubt = 3
/**
 * After reading this many rows along an index, all hits are gathered instead; more rows if the index covers the
 * query.
 */
const windowRows = { fetched: 4_000, covered: 20_000 }

/** Columns that an index keeps in order. */
const indexed: Partial<Record<SortColumn, SQL>> = {
  title: sql`title_sort`,
  created: sql`created_at`,
  updated: sql`updated_at`,
  size: sql`size`,
  type: sql`extension`,
}

export const byTitle: SearchOrder = { column: 'title', direction: 'asc' }

/**
 * Reads a page of a search and the exact number of hits in one query; for a page past the end, the last page.
 * Undefined if there are, or the planner expects, too many hits to gather. Without a chosen order, hits are ranked by
 * place.
 */
export async function gatherPage(
  executor: Executor,
  search: PreparedSearch,
  place: Place,
  order: SearchOrder | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; hits: Hit[] } | undefined> {
  const most = mostGathered(order)
  if (most && (await expectedHits(executor, search, place)) > most * doubt) return undefined
  const { column, direction } = order ?? byTitle
  const columns = order ? sql`id, ${keyOf(column, search.reader)} as key` : placedColumns
  const isFetchedLater = column === 'title' && isByBitmap(search, place)
  const { rows } = await executor.execute<{ total: number; page: [number, number][] }>(sql`
    with hit as materialized (select ${isFetchedLater ? sql`id` : columns} from library_index
        where ${upTo(search, place)} ${most ? sql`limit ${most + 1}` : sql``}),
      counted as materialized (select count(*)::int as total from hit),
      placed as (select id, key, ${order ? sql`0` : placeNumber(search)} as place
        from ${isFetchedLater ? sql`(select ${columns} from hit join library_index using (id))` : withKeys(column)} hit,
          counted ${most ? sql`where total <= ${most}` : sql``})
    select total, (select coalesce(json_agg(json_build_array(id, place)), '[]') from (
        select id, place from placed order by place, ${directed(sql`key`, direction)}
        limit ${limit} offset (least(${page}::bigint, greatest((total + ${limit} - 1) / ${limit}, 1)) - 1) * ${limit}
      ) page) as page
    from counted`)
  const found = rows[0]
  if (!found || (most && found.total > most)) return undefined
  const hits = found.page.map(([id, at]): Hit => (order ? { id } : { id, place: places[at] }))
  return { total: found.total, hits }
}

/** Whether to try `gatherPage` for so many hits. */
export const isGathered = (order: SearchOrder | undefined, hits: number): boolean =>
  hits <= (mostGathered(order) ?? Number.POSITIVE_INFINITY)

function mostGathered(order: SearchOrder | undefined): number | undefined {
  if (!order) return gatheredHits.byPlace
  return indexed[order.column] ? gatheredHits.byColumn : undefined
}

/** The columns that `placeNumber` reads. */
const placedColumns = sql`id, title_sort as key, locked, has_password, lock_roles, category_id, title_vector,
  description_vector`

/**
 * What a file is sorted by. `withKeys` adds category names and downloads; for a file that the viewer may not read,
 * downloads count as 0.
 */
export function keyOf(column: SortColumn, reader: Reader): SQL {
  if (column === 'cat') return sql`category_id`
  return indexed[column] ?? sql`(${readableBy(reader)} is true)::int`
}

/** The hits with the column that they are sorted by. */
export function withKeys(column: SortColumn): SQL {
  if (column === 'cat') {
    return sql`(select hit.id, category.name_sort as key
      from hit join library_categories category on category.id = hit.key)`
  }
  if (column === 'hits') {
    return sql`(select hit.id, hit.key * coalesce(downloads.hits, 0) as key from hit left join library_hits downloads using (id))`
  }
  return sql`hit`
}

const plan = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]) })

/** The planner's estimate of the number of hits; nothing is counted. */
async function expectedHits(executor: Executor, search: PreparedSearch, place: Place): Promise<number> {
  const { rows } = await executor.execute(
    sql`explain (format json) select from library_index where ${upTo(search, place)}`,
  )
  return plan.parse(rows[0])['QUERY PLAN'][0].Plan['Plan Rows']
}

/** Consecutive hits of a band. */
export interface Stretch {
  band: Band
  offset: number
  limit: number
  /** The number of hits in the band. */
  hits: number
}

/**
 * The ids of a stretch, sorted by a column that has an index. Frequent hits are found by reading the index in order,
 * which takes a few hundred rows. If that finds too few, all hits are gathered and sorted.
 */
export async function findStretch(
  executor: Executor,
  search: PreparedSearch,
  order: SearchOrder,
  stretch: Stretch,
  librarySize: number,
): Promise<number[]> {
  const { band, offset, limit, hits } = stretch
  const isCovered = band.upTo === 'title' && order.column === 'title' && !isFiltered(search)
  const rows = isCovered ? windowRows.covered : windowRows.fetched
  if (hits > gatheredHits.byColumn && offset + limit < (rows * hits) / librarySize / 2) {
    const found = await walk(executor, search, stretch, order, rows)
    if (found.length === Math.min(limit, hits - offset)) return found
  }
  return gather(executor, search, stretch, order)
}

export const directed = (key: SQL, direction: SearchOrder['direction']): SQL =>
  direction === 'desc' ? sql`${key} desc, id desc` : sql`${key}, id`

async function walk(
  executor: Executor,
  search: PreparedSearch,
  { band, offset, limit }: Stretch,
  { column, direction }: SearchOrder,
  rows: number,
): Promise<number[]> {
  const by = directed(keyOf(column, search.reader), direction)
  const start = sql.join([sql`true`, ...rangesOn(search, column)], sql` and `)
  const beyond =
    band.beyond && search.query !== undefined ? sql`and not ${matches(search.query, band.beyond)}` : sql``
  return ids(
    await executor.execute<{ id: number }>(sql`select id from
      (select * from library_index where ${start} order by ${by} limit ${rows}) library_index
      where ${upTo(search, band.upTo)} ${beyond} order by ${by} limit ${limit} offset ${offset}`),
  )
}

/** Without `offset 0`, the planner might read along an index in the hope of early hits. */
async function gather(
  executor: Executor,
  search: PreparedSearch,
  { band, offset, limit }: Stretch,
  { column, direction }: SearchOrder,
): Promise<number[]> {
  // Searching the index for all hits of the earlier band costs less than fetching the vector of every hit.
  const beyond =
    band.beyond && search.query !== undefined
      ? sql`where not exists (select from
          (select id from library_index where ${matches(search.query, band.beyond)} offset 0) earlier
          where earlier.id = hit.id)`
      : sql``
  return ids(
    await executor.execute<{ id: number }>(sql`select id from
      (select id, ${keyOf(column, search.reader)} as key from library_index where ${upTo(search, band.upTo)} offset 0) hit
      ${beyond} order by ${directed(sql`key`, direction)} limit ${limit} offset ${offset}`),
  )
}

const ids = ({ rows }: { rows: { id: number }[] }): number[] => rows.map(({ id }) => id)
