import type { Viewer } from '../kernel/viewer.ts'
import type { Site } from '../pages/page.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import type { Sent } from '../platform/http/sent.ts'
import type { LimitName } from '../platform/rate-limit.ts'
import type { WireAction } from '../wire/call.ts'

/** Bodies of classic calls hold a few fields. */
export const maxFormBytes = 256 * 1024

/** Answers a classic call; what every answer needs is added here. */
export async function answerWire(
  action: WireAction,
  site: Site,
  viewer: Viewer,
  refuse: (limit: LimitName) => Promise<Response | undefined>,
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
      viewer,
      now: new Date(),
      siteUrl: site.siteUrl,
      path: origin.pathname.replace(/page\/\d+\/$/, ''),
      query: origin.searchParams,
      page: 1,
      trail: [],
    },
    runtime: site.runtime,
    back: origin.pathname + origin.search,
    refuse,
  })
  for (const [name, value] of Object.entries(securityHeaders))
    if (!response.headers.has(name)) response.headers.set(name, value)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

/** The page of ours that a call came from. */
function pageOf(request: Request, siteUrl: string): URL {
  const referrer = request.headers.get('referer')
  const home = new URL('/', siteUrl)
  if (referrer === null || !URL.canParse(referrer)) return home
  const page = new URL(referrer)
  const own = page.origin === home.origin || page.host === request.headers.get('host')
  return own && !page.pathname.startsWith('//') ? page : home
}
