import { type SearchRequest, toQuery } from '../../../features/library/index.ts'
import type { CarriedFile } from './chosen.ts'
import { chosenParameter, chosenValue } from './chosen-value.ts'

/** Where a search stands: its page and what it asks. */
export interface SearchPlace {
  path: string
  request: SearchRequest
  /** Rows per page of this page's form; unknown in a call. */
  perPage?: number
  /** Goes along from page to page. */
  chosen?: readonly CarriedFile[]
}

/**
 * The address of a search with something changed: what a link in the results leads to. Theme and excluded
 * categories are the page's own and stay out of it. Another order or page size starts at the first page.
 */
export function searchPath(
  { path, request, perPage, chosen = [] }: SearchPlace,
  change: Partial<Pick<SearchRequest, 'page' | 'order' | 'keyword'>>,
): string {
  const query = searchQuery({ ...request, page: 1, ...change }, perPage)
  for (const { id, category } of chosen) query.append(chosenParameter, chosenValue(id, category))
  return query.size > 0 ? `${path}?${query}` : path
}

/** What the page of a search reads from its address; how many rows, unless it is what the page begins with. */
export function searchQuery(request: SearchRequest, perPage?: number): URLSearchParams {
  const query = toQuery({ ...request, theme: 'default', exclude: [] })
  if (request.capped) return query
  if (request.limit === perPage) query.delete('limit')
  else query.set('limit', String(request.limit))
  return query
}
