import type { Viewer } from '../kernel/viewer.ts'
import { fragment } from '../pages/fragment.ts'
import type { Site } from '../pages/page.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import type { Sent } from '../platform/http/sent.ts'
import type { WireAction, WireCall } from '../wire/call.ts'

/** Bodies of classic calls hold a few fields. */
export const maxFormBytes = 256 * 1024

/** Answers a classic call and adds the headers that every answer needs. */
export async function answerWire(
  action: WireAction,
  site: Site,
  viewer: Viewer,
  { refuse, troubleOf }: Pick<WireCall, 'refuse' | 'troubleOf'>,
  request: Request,
  sent: Sent,
): Promise<Response> {
  const address = new URL(request.url)
  const origin = pageOf(request, site.siteUrl)
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
    fragment: (wanted) => fragment(site, viewer, wanted),
    pageAt: (address) => (address ? ownAddress(address, site.siteUrl, request) : undefined) ?? origin,
    back: origin.pathname + origin.search,
    refuse,
    troubleOf,
  })
  for (const [name, value] of Object.entries(securityHeaders))
    if (!response.headers.has(name)) response.headers.set(name, value)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

/** Returns the page of this site from which a call was made. */
const pageOf = (request: Request, siteUrl: string): URL =>
  ownAddress(request.headers.get('referer') ?? '', siteUrl, request) ?? new URL('/', siteUrl)

/** Returns an address of this site, given whole or as a path; undefined for any other. */
function ownAddress(address: string, siteUrl: string, request: Request): URL | undefined {
  if (address === '' || !URL.canParse(address, siteUrl)) return undefined
  const page = new URL(address, siteUrl)
  const own = page.origin === new URL(siteUrl).origin || page.host === request.headers.get('host')
  return own && !page.pathname.startsWith('//') ? page : undefined
}
