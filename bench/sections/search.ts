import { countFrequentWords } from '../../src/features/library/search/frequent-words.ts'
import { fileWords, fillLibrary } from '../../src/features/library/testing/invented-library.ts'
import { migrate, openDatabase } from '../../src/platform/database/index.ts'
import { besideHand, measureBeside } from '../by-hand/beside.ts'
import { searchByHand, suggestByHand } from '../by-hand/search.ts'
import { fetchWhole, form, type RequestInput, visitor } from '../fetch-whole.ts'
import type { GrowthPoint } from '../growth-chart.ts'
import { type Row, ratioAtLeast } from '../row.ts'
import { fullSearches, type Search, typedSearches, wordSearches } from '../searches.ts'
import type { RunningSite } from '../site.ts'
import { measureThroughput } from '../throughput.ts'

/**
 * Fills an empty data folder before a site is started on it. Returns the word whose number of hits is closest to 180.
 */
export async function fillFolder(dataDir: string, files: number): Promise<string> {
  const handle = await openDatabase({ dataDir })
  try {
    await migrate(handle)
    await fillLibrary(handle.pool, files)
    // As the nightly job does.
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

/** One visitor may search 120 times a minute, so many visitors take turns. */
const visitors = 2_000

/** Measures the same search of a small library, by many visitors at once. */
export async function searchThroughput(
  { url }: RunningSite,
  word: string,
  give: (row: Row) => void,
): Promise<void> {
  const input = form({ q: word, limit: '15', show_pagination: '1', paged: '1' })
  const first = await fetchWhole(url + display, input)
  const hits = /(\d+) bestanden/.exec(first.body.toString())?.[1]
  if (hits === undefined) throw new Error('the search finds nothing')
  const requests = Array.from(
    { length: visitors },
    (_, number): RequestInput => ({ ...input, headers: { ...input.headers, ...visitor(number) } }),
  )
  const { perSecond, ratio } = await measureThroughput(url + display, requests)
  give(
    ratioAtLeast(`search.display, ${hits} hits of 2,000 files, page 1`, perSecond, 'requests/s', ratio, 0.06),
  )
}

const fullCount = 300

/**
 * Measures searches of a large library one after another, each different: how long a visitor waits, compared to the
 * same search in one plain statement. Returns the numbers for the picture of growth.
 */
export async function searchLatency(
  { url, dataDir }: RunningSite,
  files: number,
  give: (row: Row) => void,
): Promise<GrowthPoint[]> {
  const large = files >= 1_000_000
  const of = `${files.toLocaleString('en')} files`
  const kinds: [kind: string, name: string, searches: Search[], byHand: ByHand, budget: number][] = [
    ['everything set', `search, ${of}, everything set and sorted`, fullSearches(fullCount), searchByHand, 3],
    ['any single word', `search, ${of}, any single word`, wordSearches(), searchByHand, 2.5],
    ['suggestion', `suggestion, ${of}`, typedSearches(), suggestByHand, 2.5],
  ]
  const points: GrowthPoint[] = []
  const handle = await openDatabase({ dataDir })
  try {
    // Warms up: opens connections, makes plans and reads indexes.
    for (const search of fullSearches(20)) {
      await find(url, { ...search, wto: '49000000' })
      await searchByHand(handle.db, search)
    }
    let asker = 0
    for (const [kind, name, searches, byHand, budget] of kinds) {
      const beside = await measureBeside(
        searches,
        (search) => find(url, search, asker++),
        (search) => byHand(handle.db, search),
      )
      points.push({ kind, files, medianMs: beside.p50, p95Ms: beside.p95 })
      give(besideHand(name, beside, large ? Math.min(budget, 2) : budget))
    }
  } finally {
    await handle.close()
  }
  return points
}

type ByHand = typeof searchByHand

/** Searches as a visitor; returns the number of hits if the answer contains it. */
async function find(url: string, search: Search, number = visitors): Promise<number | undefined> {
  const input = form(search)
  const answer = await fetchWhole(url + display, {
    ...input,
    headers: { ...input.headers, ...visitor(number) },
  })
  if (answer.status !== 200) throw new Error(`a search answers ${answer.status}`)
  const said = /([\d.]+) bestand/.exec(answer.body.toString())?.[1]
  return said === undefined ? undefined : Number(said.replaceAll('.', ''))
}
