import type { IncomingMessage } from 'node:http'
import type { Visits } from '../../features/statistics/index.ts'
import { partsOf } from './answer-page.ts'

/**
 * Tells of a page view by a person: not a fetch by a script, nor a prefetch. Called for every page, also from the cache.
 * @param inVain search words that found nothing
 */
export function countVisit(
  visits: Pick<Visits, 'isHeard' | 'page' | 'searchedInVain'>,
  request: IncomingMessage,
  inVain?: string,
): void {
  if (!visits.isHeard()) return
  const { headers, method } = request
  const isShown = (headers['sec-fetch-dest'] ?? 'document') === 'document' && !headers['sec-purpose']
  if (method !== 'GET' || !isShown) return
  visits.page(partsOf(request).path, headers['user-agent'], headers.referer)
  if (inVain) visits.searchedInVain(inVain, headers['user-agent'])
}
