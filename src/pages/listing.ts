import type { Rendered } from '../widgets/rendered.ts'
import type { Head, PageRequest } from './page.ts'

/** Whether the requested page number is past the last page of all listings. */
export const isPastTheEnd = (request: PageRequest, body: Rendered): boolean =>
  request.page > 1 && request.page > (body.pages ?? 1)

/**
 * Canonical address and neighbours of one page of a listing.
 * @param at the address of each page
 */
export function pagedHead(
  request: PageRequest,
  body: Rendered,
  at = (number: number) => (number === 1 ? request.path : `${request.path}page/${number}/`),
): Pick<Head, 'canonical' | 'previous' | 'next'> {
  const { page } = request
  const filtered = [...body.reads].some((name) => request.query.has(name))
  return {
    canonical: filtered ? undefined : at(page),
    previous: page > 1 ? at(page - 1) : undefined,
    next: page < (body.pages ?? 1) ? at(page + 1) : undefined,
  }
}
