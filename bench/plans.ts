import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { parseSearchRequest } from '../src/features/library/search/request.ts'
import { search } from '../src/features/library/search/search.ts'
import { createSearchParts } from '../src/features/library/search/search-parts.ts'
import { suggest } from '../src/features/library/search/suggest.ts'
import { commonWord } from '../src/features/library/testing/invented-library.ts'
import { anonymous } from '../src/kernel/viewer.ts'
import { fullSearches, type Search } from './searches.ts'

/** Every kind of query that a search becomes. */
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
  /** `explain (analyze)`, a line each. */
  lines: readonly string[]
  ms: number
}

/** Searches once in each way and asks PostgreSQL how it ran every statement, warm. */
export async function plansOf(pool: pg.Pool): Promise<Plan[]> {
  let asked: { text: string; values: unknown[] }[] = []
  const db = drizzle({
    client: pool,
    logger: { logQuery: (text, values) => void asked.push({ text, values }) },
  })
  const plans: Plan[] = []
  for (const [kind, fields] of kinds) {
    const request = parseSearchRequest(Object.entries(fields))
    // Nothing is held from the run before.
    const run = () => {
      const parts = createSearchParts(db, async () => new Set(), { subscribe: () => () => undefined })
      return fields.make_file_suggestion === '1'
        ? suggest(parts, anonymous, request)
        : search(parts, anonymous, request)
    }
    await run()
    asked = []
    await run()
    for (const { text, values } of asked.filter(({ text }) => /^\s*\(?\s*(select|with)\b/i.test(text))) {
      // Of a statement with an optional setting of the planner, as of any other.
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

/** What else a search asks, such as for the rows of one page, does not grow with the library. */
export const isAboutFiles = (lines: readonly string[]): boolean =>
  lines.some((line) => /library_(index|title_words)/.test(line))

/** Which indexes a plan reads, and which tables it reads from end to end. */
export function readsOf(lines: readonly string[]): string {
  const reads = lines.flatMap((line) => {
    const index = /(?:Index (?:Only )?Scan(?: Backward)? using|Bitmap Index Scan on) (\w+)/.exec(line)?.[1]
    const table = /Seq Scan on (library_(?:index|files|title_words|hits))/.exec(line)?.[1]
    return index ?? (table ? `all of ${table}` : [])
  })
  return [...new Set(reads)].join(', ')
}
