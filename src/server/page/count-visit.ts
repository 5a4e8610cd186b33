import type { IncomingMessage } from 'node:http'
import type { Visits } from '../../features/tally/index.ts'
import { partsOf } from './answer-page.ts'

/**
 * Counts a page view of a person: no fetch by a script and no prefetch. Called for every page, also from the cache.
 * @param inVain words that nothing was found for
 */
export function countVisit(
  visits: Pick<Visits, 'page' | 'searchedInVain'>,
  request: IncomingMessage,
  inVain?: string,
): void {
  const { headers, method } = request
  const isShown = (headers['sec-fetch-dest'] ?? 'document') === 'document' && !headers['sec-purpose']
  if (method !== 'GET' || !isShown) return
  visits.page(partsOf(request).path, headers['user-agent'], headers.referer)
  if (inVain) visits.searchedInVain(inVain, headers['user-agent'])
}
