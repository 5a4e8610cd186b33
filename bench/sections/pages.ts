import { type Row, ratioAtLeast } from '../row.ts'
import { sessionOf } from '../session-of.ts'
import type { RunningSite } from '../site.ts'
import { measureThroughput } from '../throughput.ts'

/** Twelve cards from the database. */
const page = '/jacobalia/'

/** How fast a content page goes out: from the cache, compressed and plain, and rendered for each request. */
export async function pages(site: RunningSite, give: (row: Row) => void): Promise<void> {
  const rows: [name: string, headers: Record<string, string>, budget: number][] = [
    ['cached content page, brotli', { 'accept-encoding': 'br' }, 0.95],
    ['cached content page, plain', {}, 0.95],
    // What somebody who is signed in asks for is neither taken from the cache nor kept.
    ['uncached content page', sessionOf(site), 0.05],
  ]
  for (const [name, headers, budget] of rows) {
    const { perSecond, ratio } = await measureThroughput(site.url + page, [{ headers }])
    give(ratioAtLeast(name, perSecond, 'requests/s', ratio, budget))
  }
}
