import { pageParameter } from '../../../kernel/loop-filter.ts'

/** How the other pages of a listing are reached: plain data, for views. */
export interface PageLinks {
  path: string
  /** What stays in the address, without its `?`. */
  query: string
  /** The parameter of a listing that pages by itself. */
  own?: string
}

interface Address {
  path: string
  page: number
  query: URLSearchParams
}

/**
 * Which page of a listing is asked for, and where the others are: `/page/{n}/` for the listing of the page,
 * `?e-page-{id}=n` for one that pages by itself.
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
