import { type SearchRequest, toQuery } from '../../../features/library/index.ts'
import type { CarriedFile } from './chosen.ts'
import { chosenParameter, chosenValue } from './chosen-value.ts'

/** The address of a search: its page and its query. */
export interface SearchPlace {
  path: string
  request: SearchRequest
  /** Default rows per page of the form; unknown in a call. */
  perPage?: number
  /** Parameters that are kept from page to page. */
  chosen?: readonly CarriedFile[]
}

/**
 * Returns the address of the search with changes, for links in the results. Theme and excluded categories belong to the
 * page and are left out. Another order or page size starts at the first page.
 */
export function searchPath(
  { path, request, perPage, chosen = [] }: SearchPlace,
  change: Partial<Pick<SearchRequest, 'page' | 'order' | 'keyword'>>,
): string {
  const query = searchQuery({ ...request, page: 1, ...change }, perPage)
  for (const { id, category } of chosen) query.append(chosenParameter, chosenValue(id, category))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Reads the result page from an address; the number of rows only when it differs from the default. */
export function searchQuery(request: SearchRequest, perPage?: number): URLSearchParams {
  const query = toQuery({ ...request, theme: 'default', exclude: [] })
  if (request.capped) return query
  if (request.limit === perPage) query.delete('limit')
  else query.set('limit', String(request.limit))
  return query
}
