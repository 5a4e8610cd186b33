import type { Viewer } from '../kernel/viewer.ts'
import { fragment } from '../pages/fragment.ts'
import type { Site } from '../pages/page.ts'
import { pageOfDocument } from '../pages/page-of-document.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import type { Sent } from '../platform/http/sent.ts'
import type { Rendered } from '../widgets/rendered.ts'
import type { AskedWidget, WireAction, WireCall } from '../wire/call.ts'
import { ownAddress } from './own-address.ts'
import { retryAfterSeconds } from './trouble.ts'

/** Bodies of classic calls hold a few fields. */
export const maxFormBytes = 256 * 1024

/** Answers a classic call and adds the headers that every answer needs. */
export async function answerWire(
  action: WireAction,
  site: Site,
  viewer: Viewer,
  { refuse, giveBack, inTurn, troubleOf }: Pick<WireCall, 'refuse' | 'giveBack' | 'inTurn' | 'troubleOf'>,
  request: Request,
  sent: Sent,
): Promise<Response> {
  const address = new URL(request.url)
  const own = (text: string | null | undefined) =>
    text ? ownAddress(text, site.siteUrl, request.headers.get('host')) : undefined
  const referrer = own(request.headers.get('referer'))
  const origin = referrer ?? new URL('/', site.siteUrl)
  const response = await action({
    request,
    query: address.searchParams,
    form: sent.form ?? new URLSearchParams(),
    json: sent.json,
    viewer,
    context: {
      features: site.features,
      kinds: site.kinds,
      viewer,
      now: new Date(),
      siteUrl: site.siteUrl,
      path: origin.pathname.replace(/page\/\d+\/$/, ''),
      query: origin.searchParams,
      page: 1,
      trail: [],
    },
    runtime: site.runtime,
    fragment: (asked) => firstShown(site, viewer, asked, [own(asked.pageUrl), referrer]),
    back: origin.pathname + origin.search,
    refuse,
    giveBack,
    inTurn,
    troubleOf,
  })
  for (const [name, value] of Object.entries(securityHeaders))
    if (!response.headers.has(name)) response.headers.set(name, value)
  if (response.status === 503) response.headers.set('retry-after', retryAfterSeconds)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

/**
 * Draws a widget as the first page shows it that has it: one of those that the call came from, or else that of its
 * document.
 */
async function firstShown(
  site: Site,
  viewer: Viewer,
  { documentId: asked, query, ...wanted }: AskedWidget,
  pages: readonly (URL | undefined)[],
): Promise<Rendered | undefined> {
  const known = asked === undefined ? {} : await pageOfDocument(site, viewer, asked)
  if (!known) return undefined
  const { path = '/', documentId } = known
  const tried = new Set<string>()
  for (const page of [...pages, new URL(path, site.siteUrl)]) {
    if (!page) continue
    const address = new URL(page.pathname + page.search, site.siteUrl)
    if (query) address.search = query(address.searchParams).toString()
    if (tried.has(address.href)) continue
    tried.add(address.href)
    const rendered = await fragment(site, viewer, { ...wanted, address, documentId })
    if (rendered) return rendered
  }
  return undefined
}
