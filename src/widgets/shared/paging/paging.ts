import { pageParameter } from '../../../kernel/loop-filter.ts'

/** The addresses of a listing's pages: plain data for views. */
export interface PageLinks {
  path: string
  /** Query that stays in the address, without `?`. */
  query: string
  /** Parameter of a listing with pages of its own. */
  own?: string
}

interface Address {
  path: string
  page: number
  query: URLSearchParams
}

/**
 * Reads the requested page of a listing, and the addresses of the others: `/page/{n}/` for the page's main listing,
 * `?e-page-{id}=n` for one with pages of its own.
 * @param keep query parameters that stay in the address
 */
export function readPaging(
  id: string,
  { path, page, query }: Address,
  { own = false, keep = [] }: { own?: boolean; keep?: readonly string[] } = {},
): { asked: number; asksOwn: boolean; links: PageLinks } {
  const asked = query.get(pageParameter(id)) ?? ''
  const asksOwn = /^[1-9]\d{0,8}$/.test(asked)
  const kept = new URLSearchParams(keep.flatMap((key) => query.getAll(key).map((value) => [key, value])))
  return {
    asked: asksOwn ? Number(asked) : own ? 1 : page,
    asksOwn,
    links: {
      path: own && page > 1 ? `${path}page/${page}/` : path,
      query: kept.toString(),
      ...(own ? { own: pageParameter(id) } : {}),
    },
  }
}

export function pageHref({ path, query, own }: PageLinks, page: number): string {
  const parameters = [query, own && page > 1 ? `${own}=${page}` : ''].filter(Boolean).join('&')
  return (own || page === 1 ? path : `${path}page/${page}/`) + (parameters && `?${parameters}`)
}
