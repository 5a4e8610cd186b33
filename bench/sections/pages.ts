import { type RequestInput, visitor } from '../fetch-whole.ts'
import { type Row, ratioAtLeast } from '../row.ts'
import { sessionOf } from '../session-of.ts'
import type { RunningSite } from '../site.ts'
import { measureThroughput } from '../throughput.ts'
import { pageTypes } from './browser.ts'

/** A page with twelve cards from the database. */
const page = '/jacobalia/'

/**
 * The number of connections for signed-in visitors, whose pages are not cached: one visitor has few pages open at
 * once.
 */
const signedIn = 64
const pageTypeBudget = 0.03

/** Measures how fast pages are sent: from the cache, compressed and plain, and rendered for each request. */
export async function pages(site: RunningSite, give: (row: Row) => void): Promise<void> {
  const measure = async (name: string, path: string, requests: readonly RequestInput[], budget: number) => {
    const { perSecond, ratio } = await measureThroughput(site.url + path, requests)
    give(ratioAtLeast(name, perSecond, 'requests/s', ratio, budget))
  }
  await measure('cached content page, brotli', page, [{ headers: { 'accept-encoding': 'br' } }], 0.95)
  await measure('cached content page, plain', page, [{}], 0.95)
  const session = sessionOf(site)
  const visitors = Array.from(
    { length: signedIn },
    (_, number): RequestInput => ({ headers: { ...session, ...visitor(number) } }),
  )
  await measure('uncached content page', page, visitors, 0.05)
  for (const { name, path } of pageTypes) await measure(`${name}, not kept`, path, visitors, pageTypeBudget)
}
