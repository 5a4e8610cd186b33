import { renderToString } from 'react-dom/server'
import { accountSaid } from './account/notice.tsx'
import { shopNotice } from './cart/notice.tsx'
import type { PageRequest, Site } from './page.ts'

/** Returns the notice that a request carries, as HTML above the main part of any page; '' without one. */
export async function noticeHtml(site: Site, request: PageRequest): Promise<string> {
  if (request.notice === undefined) return ''
  const said = accountSaid(site, request) ?? (await shopNotice(site, request))
  return said ? renderToString(<div className="wrap">{said}</div>) : ''
}
