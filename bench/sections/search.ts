import { countFrequentWords } from '../../src/features/library/search/frequent-words.ts'
import { fileWords, fillLibrary } from '../../src/features/library/testing/invented-library.ts'
import { migrate, openDatabase } from '../../src/platform/database/index.ts'
import { type Asked, fetchWhole, form, visitor } from '../fetch-whole.ts'
import type { GrowthPoint } from '../growth-chart.ts'
import { atMost, percentile, type Row, ratioAtLeast } from '../row.ts'
import { fullSearches, type Search, typedSearches, wordSearches } from '../searches.ts'
import type { RunningSite } from '../site.ts'
import { measureThroughput } from '../throughput.ts'

/** Fills an empty data folder, before a site is started on it. Answers the word that comes nearest to 180 hits. */
export async function fillFolder(dataDir: string, files: number): Promise<string> {
  const handle = await openDatabase({ dataDir })
  try {
    await migrate(handle)
    await fillLibrary(handle.pool, files)
    // As each night.
    await countFrequentWords(handle.db)
    const { rows } = await handle.pool.query<{ word: string }>(
      `select word from unnest($1::text[]) word
       order by abs((select count(*) from library_index
         where schelp_far(text_vector) @@ to_tsquery('schelp_words', word || ':*')) - 180), word limit 1`,
      [fileWords],
    )
    return rows[0]?.word ?? ''
  } finally {
    await handle.close()
  }
}

const display = '/wp-admin/admin-ajax.php?juwpfisadmin=false&action=wpfd&task=search.display'

/** The limit of one visitor is 120 searches a minute; so many visitors take turns. */
const visitors = 2_000

/** The same search of a small library by many at once. */
export async function searchThroughput(
  { url }: RunningSite,
  word: string,
  give: (row: Row) => void,
): Promise<void> {
  const asked = form({ q: word, limit: '15', show_pagination: '1', paged: '1' })
  const first = await fetchWhole(url + display, asked)
  const hits = /(\d+) bestanden/.exec(first.body.toString())?.[1]
  if (hits === undefined) throw new Error('the search finds nothing')
  const requests = Array.from(
    { length: visitors },
    (_, number): Asked => ({ ...asked, headers: { ...asked.headers, ...visitor(number) } }),
  )
  const { perSecond, ratio } = await measureThroughput(url + display, requests)
  give(
    ratioAtLeast(`search.display, ${hits} hits of 2,000 files, page 1`, perSecond, 'requests/s', ratio, 0.06),
  )
}

const fullCount = 300

/**
 * Searches of a large library, one after the other, each another one: how long a visitor waits. Answers the figures
 * for the picture of its growth.
 */
export async function searchLatency(
  { url }: RunningSite,
  files: number,
  give: (row: Row) => void,
): Promise<GrowthPoint[]> {
  const large = files >= 1_000_000
  const of = `${files.toLocaleString('en')} files`
  const kinds: [kind: string, name: string, searches: Search[], budgetMs: number | undefined][] = [
    [
      'everything set',
      `search, ${of}, everything set and sorted, p95`,
      fullSearches(fullCount),
      large ? 100 : 20,
    ],
    ['any single word', `search, ${of}, any single word, p95`, wordSearches(), large ? 100 : 30],
    ['suggestion', `suggestion, ${of}, p95`, typedSearches(), large ? undefined : 10],
  ]
  const points: GrowthPoint[] = []
  // Connections are opened, plans made and indexes read.
  for (const search of fullSearches(20)) await timed(url, { ...search, wto: '49000000' })
  let number = 0
  for (const [kind, name, searches, budget] of kinds) {
    const times: number[] = []
    for (const search of searches) times.push(await timed(url, search, number++))
    const p95Ms = percentile(times, 0.95)
    points.push({ kind, files, medianMs: percentile(times, 0.5), p95Ms })
    if (budget !== undefined) give(atMost(name, p95Ms, 'ms', budget))
  }
  return points
}

async function timed(url: string, search: Search, number = visitors): Promise<number> {
  const asked = form(search)
  const started = performance.now()
  const answer = await fetchWhole(url + display, {
    ...asked,
    headers: { ...asked.headers, ...visitor(number) },
  })
  if (answer.status !== 200) throw new Error(`a search answers ${answer.status}`)
  return performance.now() - started
}
