import { parseId } from '../../features/library/index.ts'
import { anonymous } from '../../kernel/viewer.ts'
import { readAddress } from '../../pages/address.ts'
import { answerOf } from '../../pages/answer.ts'
import type { Site } from '../../pages/page.ts'
import type { Program } from '../../program.ts'

/** Paths that always exist; `answerOf` does not know them. */
const alwaysThere = /^\/(?:wp-admin|wp-json|cart|checkout|my-account|assets)(?:\/|$)/
const mostRedirects = 5

/**
 * Returns a function that tells whether an address of this site leads a visitor to something, decided inside the
 * program and not over the network. A locked page or file counts as present.
 * @param routes every address that the app knows, as Hono writes them
 */
export function linkFollower(
  {
    content,
    library,
    newsletter,
    shop,
    statistics,
  }: Pick<Program, 'content' | 'library' | 'newsletter' | 'shop' | 'statistics'>,
  siteUrl: string,
  clock: () => Date,
  routes: readonly { method: string; path: string }[],
): (address: string) => Promise<boolean> {
  const { origin } = new URL(siteUrl)
  const routed = new Set(
    routes.flatMap(({ method, path }) => (method === 'GET' && path !== '/' ? [withoutSlash(path)] : [])),
  )
  const site: Omit<Site, 'kinds'> = {
    features: { content, library, newsletter, shop, statistics },
    siteUrl,
    runtime: { scriptOf: () => undefined, textOverrides: {}, onError: () => undefined },
  }

  async function leads(address: string, redirects: number): Promise<boolean> {
    const url = new URL(address, origin)
    if (url.origin !== origin || alwaysThere.test(url.pathname) || routed.has(withoutSlash(url.pathname)))
      return true
    const [, first, id = '', , file = ''] = url.pathname.split('/')
    if (first === 'media') return (await content.picture(parseId(id) ?? 0)) !== undefined
    if (first === 'download') {
      const number = parseId(file)
      const found = number === undefined ? undefined : await library.open(anonymous, number)
      return found !== undefined && (found.ok || found.code === 'locked')
    }
    const { path, page } = readAddress(url.pathname, url.search)
    const answer = await answerOf(
      { ...site, kinds: await content.kinds() },
      { path, page, query: url.searchParams, viewer: anonymous, now: clock() },
    )
    if (answer.kind === 'redirect') return redirects > 0 && leads(answer.to, redirects - 1)
    return answer.status < 404
  }
  return (address) => leads(address, mostRedirects)
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '')
