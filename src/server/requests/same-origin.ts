/**
 * Whether a request that changes something comes from our own pages (abuse 18). Browsers send where a request comes
 * from; programs that do not send it carry no visitor's cookies.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return true
  const host = request.headers.get('host')
  return origin === new URL(siteUrl).origin || (URL.canParse(origin) && new URL(origin).host === host)
}
