import { inArray, sql } from 'drizzle-orm'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Database } from '../../../platform/database/index.ts'
import { files } from '../schema.ts'
import type { FileRow } from '../view/view.ts'
import type { Band } from './conditions.ts'
import { excerpt, type MarkedPart } from './marks.ts'
import { byTitle, findStretch, gatheredHits, gatherPage, type Hit, isGathered } from './pages.ts'
import { type Prepared, prepareSearch } from './prepare.ts'
import { hasCriterion, type SearchOrder, type SearchRequest, type SizeProblem } from './request.ts'
import type { Found, SearchParts } from './search-parts.ts'
import { closeForFew, closeTitles, fewHits } from './spelling.ts'
import { wordsOf } from './titles.ts'

export interface FoundFile extends FileRow {
  /** The text around the words, if neither title nor description has them. */
  excerpt?: readonly MarkedPart[]
}

export type SearchResult =
  /** Nothing is listed: the request has nothing to search by, or impossible sizes. */
  | { kind: 'none'; problem?: SizeProblem }
  | {
      kind: 'found'
      /** The exact number of hits. */
      total: number
      /** The page that is shown; for a number past the end it is the last one. */
      page: number
      pages: number
      rows: readonly FoundFile[]
      /** What the rows are sorted by; absent if hits in the title come first. */
      order?: SearchOrder
      /** The words to mark, for `markWords`. */
      stems: readonly string[]
      /** If few files or none were found: the likely spelling, and titles that have it. */
      meant?: { keyword: string; titles: readonly string[] }
    }

/** At most this many titles are shown for a corrected spelling. */
const offeredTitles = 5

/** Finds the published, visible files that this viewer may find (LIB-12, LIB-19, LIB-23). */
export async function search(
  parts: SearchParts,
  viewer: Viewer,
  request: SearchRequest,
): Promise<SearchResult> {
  if (request.problem) return { kind: 'none', problem: request.problem }
  if (!hasCriterion(request)) return { kind: 'none' }
  const { db } = parts
  const words = await wordsOf(db, request.keyword)
  const bought = await parts.bought(viewer)
  const prepared = await prepareSearch(parts, viewer, request, words, bought)
  const order = request.order ?? (words.length > 0 ? undefined : byTitle)
  const hasNoWords = request.keyword !== '' && words.length === 0
  const { total, hits } = hasNoWords
    ? { total: 0, hits: [] }
    : await cachedHits(parts, prepared, request, order)
  const pages = Math.max(Math.ceil(total / request.limit), 1)
  const rows = await parts.rows(
    viewer,
    hits.map(({ id }) => id),
    bought,
  )
  const inText = hits.filter(({ place }) => place === 'text').map(({ id }) => id)
  const excerpts = await findExcerpts(db, inText, prepared.stems)
  const meant =
    words.length === 0 || total > fewHits
      ? undefined
      : total === 0
        ? await closeTitles(parts, viewer, request, offeredTitles)
        : await closeForFew(parts, viewer, request, offeredTitles, total)
  return {
    kind: 'found',
    total,
    page: Math.min(request.page, pages),
    pages,
    rows: hits.flatMap(({ id }) => {
      const row = rows.get(id)
      const part = excerpts.get(id)
      if (!row?.published) return []
      return [{ ...row, ...(part && row.access.open ? { excerpt: part } : {}) }]
    }),
    ...(order ? { order } : {}),
    stems: prepared.stems,
    ...(meant ? { meant: { keyword: meant.keyword, titles: meant.files.map(({ title }) => title) } } : {}),
  }
}

/** Counts of downloads change all day, so a page that is sorted by them is not cached. */
function cachedHits(
  parts: SearchParts,
  prepared: Prepared,
  { page, limit }: SearchRequest,
  order: SearchOrder | undefined,
): Promise<Found> {
  const find = () => findHits(parts, prepared, { page, limit }, order)
  if (order?.column === 'hits') return find()
  return parts.caches.found.get(JSON.stringify([prepared.search, page, limit, order]), find)
}

/** One query if all hits can be gathered; else a count, and a query for each band that the page touches. */
async function findHits(
  { db, caches: { counts } }: SearchParts,
  { search, librarySize }: Prepared,
  { page, limit }: Pick<SearchRequest, 'page' | 'limit'>,
  order: SearchOrder | undefined,
): Promise<Found> {
  const counted = await counts.known(search, 'text')
  if (counted === undefined || isGathered(order, counted)) {
    const gathered = await gatherPage(db, search, 'text', order, { page, limit })
    if (gathered) return gathered
  }
  // Both counts are needed, so both begin now. Beyond the page and the gathered hits, the exact number does not
  // matter.
  const most = Math.max(page * limit, gatheredHits.byColumn + 1)
  if (!order) counts.upToMost(search, 'title', most).catch(() => undefined)
  const total = await counts.of(search, 'text')
  const from = (Math.min(page, Math.max(Math.ceil(total / limit), 1)) - 1) * limit
  const until = Math.min(from + limit, total)
  const hits: Hit[] = []
  let start = 0
  for (const band of order ? [everywhere] : bands) {
    const at = from + hits.length
    if (at >= until) break
    const end = band.upTo === 'text' ? total : await counts.upToMost(search, band.upTo, most)
    if (at < end) {
      const stretch = { band, offset: at - start, limit: Math.min(until, end) - at, hits: end - start }
      const ids = await findStretch(db, search, order ?? byTitle, stretch, librarySize)
      hits.push(...ids.map((id) => (order ? { id } : { id, place: band.upTo })))
    }
    start = end
  }
  return { total, hits }
}

const everywhere: Band = { upTo: 'text' }
const bands: readonly Band[] = [
  { upTo: 'title' },
  { upTo: 'description', beyond: 'title' },
  { upTo: 'text', beyond: 'description' },
]

/** How many characters of a text are searched for an excerpt. */
const excerptReach = 100_000
const excerptWindow = 400

const patternOf = (stem: string): string =>
  stem.trim().replace(/[^\p{L}\p{N}]/gu, '.') + (stem.endsWith(' ') ? '\\M' : '')

async function findExcerpts(
  db: Database,
  ids: readonly number[],
  stems: readonly string[],
): Promise<Map<number, MarkedPart[]>> {
  if (ids.length === 0 || stems.length === 0) return new Map()
  const pattern = `\\m(${stems.map(patternOf).join('|')})`
  const text = sql`left(text, ${excerptReach})`
  const rows = await db
    .select({
      id: files.id,
      part: sql<string>`substr(${text}, greatest(regexp_instr(${text}, ${pattern}, 1, 1, 0, 'i') - 100, 1), ${excerptWindow})`,
    })
    .from(files)
    .where(inArray(files.id, [...ids]))
  return new Map(
    rows.flatMap(({ id, part }) => {
      const marked = excerpt(part, stems)
      return marked ? [[id, marked] as const] : []
    }),
  )
}
