import { type SQL, sql } from 'drizzle-orm'
import type { LocalDate } from '../../../kernel/dates.ts'
import { inBitmap } from './in-bitmap.ts'
import { intArray, type PreparedSearch, type Reader, textArray } from './prepare.ts'
import type { DayRange, SortColumn } from './request.ts'

/** Where a hit has the words. Each place includes those before it, so `text` means anywhere. */
export const places = ['title', 'description', 'text'] as const
export type Place = (typeof places)[number]

/** Hits that have all words in `upTo`, except those that have all words in `beyond`. */
export interface Band {
  upTo: Place
  beyond?: Place
}

/** The condition on `library_index` for all hits up to a place. */
export function upTo(search: PreparedSearch, place: Place): SQL {
  const { query, tags, reader } = search
  const parts = filters(search)
  const byBitmap = isByBitmap(search, place)
  if (query !== undefined) parts.push(byBitmap ? inBitmap(query) : matches(query, place))
  // In a file that the viewer may not read, only the title counts.
  const readable = readableBy(reader)
  if (tags) parts.push(readable)
  else if (query !== undefined && place !== 'title' && !reader.all) {
    const inTitle = matches(query, 'title')
    const ofTitle = byBitmap
      ? sql`id in (select id from library_index where ${inTitle} and ${readable} is not true)`
      : inTitle
    parts.push(sql`(${readable} or ${ofTitle})`)
  }
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

/** Whether the index alone finds all hits, without fetching their rows. */
export const isByBitmap = (search: PreparedSearch, place: Place): boolean =>
  search.hasBitmap && place === 'text' && isFiltered(search)

/** Whether a place has the words, whatever the viewer's rights. */
export const matches = (query: string, place: Place): SQL =>
  sql`schelp_far(${vectors[place]}) @@ ${query}::tsquery`

const vectors = {
  title: sql`title_vector`,
  description: sql`description_vector`,
  text: sql`text_vector`,
} satisfies Record<Place, SQL>

/** The first place where a hit has the words, as its position in `places`. */
export function placeNumber({ query, reader }: PreparedSearch): SQL {
  if (query === undefined) return sql`0`
  const inDescription = sql`${matches(query, 'description')} and ${readableBy(reader)}`
  return sql`case when ${matches(query, 'title')} then 0 when ${inDescription} then 1 else 2 end`
}

/** Whether the search filters by more than words. */
export const isFiltered = (search: PreparedSearch): boolean => filters(search).length > 0

function filters({ categories, excluded, tags, filters }: PreparedSearch): SQL[] {
  const parts = ranged.flatMap((column) => range(filters, column))
  if (categories) parts.push(sql`category_id = any(${intArray(categories)})`)
  if (excluded.length > 0) parts.push(sql`category_id <> all(${intArray(excluded)})`)
  if (tags) parts.push(sql`tag_ids && ${intArray(tags)}`)
  return parts
}

const ranged = ['type', 'size', 'created', 'updated'] as const

/** The conditions on the column that hits are sorted by: they bound the scan of its index. */
export const rangesOn = ({ filters }: PreparedSearch, column: SortColumn): SQL[] =>
  ranged.flatMap((name) => (name === column ? range(filters, name) : []))

function range(filters: PreparedSearch['filters'], column: (typeof ranged)[number]): SQL[] {
  switch (column) {
    case 'type':
      return filters.types.length > 0 ? [sql`extension = any(${textArray(filters.types)})`] : []
    case 'size':
      return [
        ...(filters.from === undefined ? [] : [sql`size >= ${filters.from}::bigint`]),
        ...(filters.to === undefined ? [] : [sql`size <= ${filters.to}::bigint`]),
      ]
    case 'created':
      return within(sql`created_at`, filters.created)
    case 'updated':
      return within(sql`updated_at`, filters.updated)
  }
}

/** Whole days on the Dutch clock, both ends included. */
function within(instant: SQL, { from, to }: DayRange): SQL[] {
  const start = (day: LocalDate, days: number) =>
    sql`((${day}::date + ${days}::int)::timestamp at time zone 'Europe/Amsterdam')`
  return [
    ...(from ? [sql`${instant} >= ${start(from, 0)}`] : []),
    ...(to ? [sql`${instant} < ${start(to, 1)}`] : []),
  ]
}

/** The rule of `access` in `rights/` as SQL, for many files at once. */
export function readableBy({ all, closedCategories, roles, openedFiles, boughtFiles }: Reader): SQL {
  if (all) return sql`true`
  const ways = [sql`not locked`]
  if (openedFiles.length > 0) ways.push(sql`(id = any(${intArray(openedFiles)}) and has_password)`)
  if (roles.length > 0) ways.push(sql`lock_roles && ${textArray(roles)}`)
  const own = sql`(${sql.join(ways, sql` or `)})`
  const open =
    closedCategories.length > 0 ? sql`(category_id <> all(${intArray(closedCategories)}) and ${own})` : own
  return boughtFiles.length > 0 ? sql`(id = any(${intArray(boughtFiles)}) or ${open})` : open
}
