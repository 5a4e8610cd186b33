import type { PageRequest, Redirect } from './page.ts'

const commentPath = /^(\/.+\/)comment-page-(\d{1,9})\/$/

/** Address of a page of the comments or reviews at a path. */
export const commentPageOf = (path: string, page: number): string =>
  page <= 1 ? path : `${path}comment-page-${page}/`

/**
 * Returns the path without `comment-page-{n}/`, and that number. `?cpage=n` and the number 1 lead to the one address of
 * their page.
 * @param anchor where the comments stand
 */
export function readCommentPage(
  { path: asked, query }: PageRequest,
  anchor: string,
): { path: string; page?: number } | Redirect {
  const [, path = asked, number] = commentPath.exec(asked) ?? []
  const old = /^\d{1,9}$/.exec(query.get('cpage') ?? '')?.[0]
  const page = number === undefined ? undefined : Number(number)
  if (page === undefined ? old !== undefined : page <= 1)
    return { kind: 'redirect', status: 301, to: `${commentPageOf(path, page ?? Number(old))}#${anchor}` }
  return { path, page }
}
