import { type SQL, sql } from 'drizzle-orm'
import { may } from '../../../kernel/rights.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { AskedWords, SynonymGroup } from '../../../kernel/words/asked-words.ts'
import type { Cache } from '../../../platform/cache.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { marksQuery } from '../../../platform/database/words-query.ts'
import { maxId } from '../file-id.ts'
import { groupTerms, tsquery, type WordGroups } from './keywords.ts'
import type { SearchRequest } from './request.ts'

/**
 * A request with ids in place of names, so that the planner can estimate it. Plain data, because it is the cache key
 * of counts.
 */
export interface PreparedSearch {
  /** A `tsquery`; absent if the request has no words. */
  query?: string
  /** Whether the bitmap of frequent words tells which files match (`frequent-words.ts`). */
  hasBitmap: boolean
  /** Categories with their descendants; all categories if absent. */
  categories?: readonly number[]
  excluded: readonly number[]
  /** Any tags if absent. */
  tags?: readonly number[]
  filters: Pick<SearchRequest, 'types' | 'created' | 'updated'> & { from?: number; to?: number }
  reader: Reader
}

/** Which locked files the viewer may read. */
export interface Reader {
  all: boolean
  /** Categories with a lock that is closed to this viewer, and those below them. */
  closedCategories: readonly number[]
  roles: readonly string[]
  openedFiles: readonly number[]
  boughtFiles: readonly number[]
}

export interface Prepared {
  search: PreparedSearch
  /** The approximate number of files in the library. */
  librarySize: number
  /** Beginnings of words to mark; with a blank at the end, a whole word. */
  stems: readonly string[]
}

type Request = Pick<SearchRequest, 'category' | 'exclude' | 'tags' | 'types' | 'size' | 'created' | 'updated'>

/** What preparing needs of the parts of a search. */
interface PrepareParts {
  db: Executor
  caches: { prepared: Cache<string, Prepared> }
  synonyms: () => Promise<readonly SynonymGroup[]>
}

/** Prepares a search in at most one round trip. */
export async function prepareSearch(
  { db, caches, synonyms }: PrepareParts,
  viewer: Viewer,
  { category, exclude, tags, types, size, created, updated }: Request,
  words: WordGroups,
  boughtFiles: ReadonlySet<number>,
): Promise<Prepared> {
  const request = { category, exclude, tags, types, size, created, updated }
  const seesAll = may(viewer, 'library')
  const terms = words.length > 0 ? groupTerms(words, await synonyms()) : []
  const key = JSON.stringify([request, terms, seesAll, viewer.roles, [...viewer.unlocked], [...boughtFiles]])
  return caches.prepared.get(key, () => lookUp(db, viewer, request, terms, boughtFiles))
}

async function lookUp(
  executor: Executor,
  viewer: Viewer,
  request: Request,
  terms: readonly AskedWords[],
  boughtFiles: ReadonlySet<number>,
): Promise<Prepared> {
  const marks = [...new Set(terms.flatMap((group) => group.marks))]
  const opened = [...viewer.unlocked]
  const openedOf = (kind: string) => opened.flatMap((name) => numberAfter(`${kind}:`, name))
  const { rows } = await executor.execute<{
    query: string | null
    hasBitmap: boolean
    stems: string[]
    categories: number[]
    excluded: number[]
    tags: number[]
    closed: number[]
    size: number
  }>(sql`select query::text, exists (select from library_frequent_words frequent
      where frequent.query = asked.query and bitmap is not null) as "hasBitmap",
    ${marksQuery(marks)} as stems,
    ${descendants(request.category === undefined ? [] : [request.category])} as categories,
    ${descendants(request.exclude)} as excluded,
    array(select id from library_tags where slug = any(${lowerCase(request.tags)})
        or replace(lower(name), '-', ' ') = any(${lowerCase(request.tags.map(asShown))})
      order by id) as tags,
    array(select distinct below.id from library_categories lock join library_categories below on below.path <@ lock.path
      where lock.locked and not (lock.password_hash is not null and lock.id = any(${intArray(openedOf('category'))}))
        and not lock.lock_roles && ${textArray(viewer.roles)} order by below.id) as closed,
    (select greatest(reltuples, 1) from pg_class where oid = 'library_index'::regclass) as size
    from (select ${terms.length > 0 ? tsquery(terms) : sql`null::tsquery`} as query) asked`)
  const row = rows[0]
  if (!row) throw new Error('the query for a search returned no row')
  return {
    stems: row.stems,
    librarySize: row.size,
    search: {
      ...(row.query === null ? {} : { query: row.query }),
      hasBitmap: row.hasBitmap,
      ...(request.category === undefined ? {} : { categories: row.categories }),
      excluded: row.excluded,
      ...(request.tags.length === 0 ? {} : { tags: row.tags }),
      filters: {
        types: request.types,
        created: request.created,
        updated: request.updated,
        ...(request.size.from === undefined ? {} : { from: request.size.from }),
        ...(request.size.to === undefined ? {} : { to: request.size.to }),
      },
      reader: may(viewer, 'library')
        ? { all: true, closedCategories: [], roles: [], openedFiles: [], boughtFiles: [] }
        : {
            all: false,
            closedCategories: row.closed,
            roles: viewer.roles,
            openedFiles: openedOf('file'),
            boughtFiles: [...boughtFiles],
          },
    },
  }
}

const descendants = (ids: readonly number[]): SQL =>
  sql`array(select distinct below.id from library_categories above join library_categories below on below.path <@ above.path
    where above.id = any(${intArray(ids)}) order by below.id)`

export const intArray = (ids: readonly number[]): SQL => sql`${sql.param(ids)}::int[]`
export const textArray = (texts: readonly string[]): SQL => sql`${sql.param(texts)}::text[]`

/** Tags show hyphens as spaces (section 3); both spellings find them. */
const asShown = (tag: string): string => tag.replaceAll('-', ' ')

const lowerCase = (names: readonly string[]): SQL => textArray(names.map((name) => name.toLowerCase()))

function numberAfter(start: string, name: string): number[] {
  const number = name.startsWith(start) ? Number(name.slice(start.length)) : Number.NaN
  return Number.isSafeInteger(number) && number > 0 && number <= maxId ? [number] : []
}
