import { type Asked, visitor } from '../fetch-whole.ts'
import { type Row, ratioAtLeast } from '../row.ts'
import { sessionOf } from '../session-of.ts'
import type { RunningSite } from '../site.ts'
import { measureThroughput } from '../throughput.ts'
import { pageTypes } from './browser.ts'

/** Twelve cards from the database. */
const page = '/jacobalia/'

/** What somebody who is signed in asks for is neither taken from the cache nor kept. A visitor has few pages at once. */
const signedIn = 64
const pageTypeBudget = 0.03

/** How fast pages go out: from the cache, compressed and plain, and rendered for each request. */
export async function pages(site: RunningSite, give: (row: Row) => void): Promise<void> {
  const measure = async (name: string, path: string, requests: readonly Asked[], budget: number) => {
    const { perSecond, ratio } = await measureThroughput(site.url + path, requests)
    give(ratioAtLeast(name, perSecond, 'requests/s', ratio, budget))
  }
  await measure('cached content page, brotli', page, [{ headers: { 'accept-encoding': 'br' } }], 0.95)
  await measure('cached content page, plain', page, [{}], 0.95)
  const session = sessionOf(site)
  const visitors = Array.from(
    { length: signedIn },
    (_, number): Asked => ({ headers: { ...session, ...visitor(number) } }),
  )
  await measure('uncached content page', page, visitors, 0.05)
  for (const { name, path } of pageTypes) await measure(`${name}, not kept`, path, visitors, pageTypeBudget)
}
