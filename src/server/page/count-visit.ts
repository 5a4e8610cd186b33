import type { IncomingMessage } from 'node:http'
import type { Visits } from '../../features/tally/index.ts'
import { partsOf } from './answer-page.ts'

/**
 * Counts a page that was shown to a person: not one that a script fetched, nor one that a browser fetched before it
 * knew whether it would be looked at. Called for every page, those from the cache included.
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
