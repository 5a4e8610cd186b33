import { drawnPath, listId, listPath, provinceSlugs, sorts } from '../entries.ts'
import { fetchWhole, visitor } from '../fetch-whole.ts'
import { atMost, percentile, type Row, ratioAtLeast } from '../row.ts'
import { sessionOf } from '../session-of.ts'
import type { RunningSite } from '../site.ts'
import { measureThroughput } from '../throughput.ts'

const changes = 300

/** A list of 48 cards with six filters, of many entries: drawn anew for each request, and after each choice of a visitor. */
export async function listings(site: RunningSite, entries: number, give: (row: Row) => void): Promise<void> {
  const { url } = site
  const of = `${entries.toLocaleString('en')} entries`
  await fetchWhole(url + listPath)
  const times: number[] = []
  for (let number = 0; number < changes; number++) {
    const begun = performance.now()
    const address = `${listPath}?${choice(number)}`
    const { status, body } = await fetchWhole(url + address, { headers: visitor(number) })
    times.push(performance.now() - begun)
    if (status !== 200 || !body.includes(listId)) throw new Error(`${address} answers ${status}`)
  }
  console.log(`      (a filter change, median: ${percentile(times, 0.5).toFixed(1)} ms)`)
  give(atMost(`a filter change, ${of}, exact counts, p95`, percentile(times, 0.95), 'ms', 60))

  // What somebody who is signed in asks for is neither taken from the cache nor kept.
  const headers = sessionOf(site)
  for (const [path, name] of [
    [listPath, 'uncached listing of 48 cards with six filters'],
    [drawnPath, 'uncached listing of 48 cards that staff drew'],
  ] as const) {
    const { perSecond, ratio } = await measureThroughput(url + path, [{ headers }])
    give(ratioAtLeast(name, perSecond, 'requests/s', ratio, 0.03))
  }
}

/** Each another one: kinds joined in every way, and by turns a province, a letter, a distance or a word. */
function choice(number: number): string {
  const [sort = '', other = ''] = [0, 1].map((step) => sorts[(number * 3 + step) % sorts.length])
  const soort = [sort, `${sort}~${other}`, `${sort}+${other}`, `!${sort}`][number % 4] ?? ''
  const more = [
    { plaats: provinceSlugs[number % provinceSlugs.length] ?? '' },
    { letter: String.fromCharCode(65 + (number % 26)) },
    { 'km-vanaf': String(1_800 + number), 'km-tot': String(1_900 + number) },
    { zoek: String(1_200 + number) },
  ][Math.floor(number / 4) % 4]
  const filters = Object.entries({ soort, ...more })
  return new URLSearchParams(filters.map(([name, value]) => [`e-filter-${listId}-${name}`, value])).toString()
}
