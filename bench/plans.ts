import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { parseSearchRequest } from '../src/features/library/search/request.ts'
import { search } from '../src/features/library/search/search.ts'
import { createSearchParts } from '../src/features/library/search/search-parts.ts'
import { suggest } from '../src/features/library/search/suggest.ts'
import { commonWord } from '../src/features/library/testing/invented-library.ts'
import { anonymous } from '../src/kernel/viewer.ts'
import { fullSearches, type Search } from './searches.ts'

/** A search for each kind of query. */
const kinds: readonly (readonly [kind: string, search: Search])[] = [
  ['everything set and sorted', fullSearches(1)[0] ?? {}],
  ['a frequent word', { q: commonWord }],
  ['its last page', { q: commonWord, paged: '999999' }],
  ['a rare word', { q: 'kandelaarkelk' }],
  ['two words, or another', { q: 'kerk toren, orgel' }],
  ['a frequent word by date', { q: commonWord, ordering: 'created', dir: 'desc' }],
  ['a frequent word by downloads', { q: commonWord, ordering: 'hits', dir: 'desc' }],
  ['a category by title', { catid: '1' }],
  ['types by size', { type: 'pdf,jpg', ordering: 'size' }],
  ['tags in a range of dates', { ftags: 'orgel,bouw', cfrom: '01-01-2010', cto: '31-12-2012' }],
  ['suggestions for a beginning', { q: 'ker', make_file_suggestion: '1' }],
  ['suggestions for a mistyped word', { q: 'kandelaarklek', make_file_suggestion: '1' }],
]

/** One statement of a search, as PostgreSQL ran it. */
export interface Plan {
  kind: string
  statement: string
  /** The lines of `explain (analyze)`. */
  lines: readonly string[]
  ms: number
}

/** Runs each kind of search twice, and asks PostgreSQL for the plan of every statement with warm caches. */
export async function plansOf(pool: pg.Pool): Promise<Plan[]> {
  let statements: { text: string; values: unknown[] }[] = []
  const db = drizzle({
    client: pool,
    logger: { logQuery: (text, values) => void statements.push({ text, values }) },
  })
  const plans: Plan[] = []
  for (const [kind, fields] of kinds) {
    const request = parseSearchRequest(Object.entries(fields))
    // New parts, so that no answer is cached from the run before.
    const run = () => {
      const parts = createSearchParts(db, async () => new Set(), { subscribe: () => () => undefined })
      return fields.make_file_suggestion === '1'
        ? suggest(parts, anonymous, request)
        : search(parts, anonymous, request)
    }
    await run()
    statements = []
    await run()
    for (const { text, values } of statements.filter(({ text }) => /^\s*\(?\s*(select|with)\b/i.test(text))) {
      // For a statement that begins with a setting of the planner, as for any other.
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, costs off, timing off, buffers off) ${text}`,
        values,
      )
      const lines = rows.map((row) => row['QUERY PLAN'])
      const total = lines.flatMap((line) => /^Execution Time: ([\d.]+) ms/.exec(line)?.[1] ?? []).at(-1)
      plans.push({ kind, statement: text.replace(/\s+/g, ' ').trim(), lines, ms: Number(total ?? 0) })
    }
  }
  return plans
}

/** Whether the time of a statement grows with the library: others, such as those for the rows of one page, do not. */
export const isAboutFiles = (lines: readonly string[]): boolean =>
  lines.some((line) => /library_(index|title_words)/.test(line))

/** The indexes that a plan reads, and the tables that it reads as a whole. */
export function readsOf(lines: readonly string[]): string {
  const reads = lines.flatMap((line) => {
    const index = /(?:Index (?:Only )?Scan(?: Backward)? using|Bitmap Index Scan on) (\w+)/.exec(line)?.[1]
    const table = /Seq Scan on (library_(?:index|files|title_words|hits))/.exec(line)?.[1]
    return index ?? (table ? `all of ${table}` : [])
  })
  return [...new Set(reads)].join(', ')
}
