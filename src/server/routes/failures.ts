import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { readAddress } from '../../pages/address.ts'
import { notKeptPage } from '../../pages/not-kept.tsx'
import { isDatabaseAway } from '../../platform/database/index.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { awayPage } from '../away-page.ts'
import { wantsPage } from '../download.ts'
import { answerStale } from '../page/answer-page.ts'
import type { Env } from '../requests/env.ts'
import { nobodyElses, type Serving } from '../serving.ts'
import { retryAfterSeconds } from '../trouble.ts'

/** What is answered when a route fails, and where there is none. */
export function addFailures(app: Hono<Env>, serving: Serving): void {
  const { program, config, assets, cache, personalOf, page, told } = serving
  app.onError(async (error, c) => {
    const { incoming, outgoing } = c.env
    const isAway = isDatabaseAway(error) || !program.handle.watchdog.isAnswering()
    if (isAway && answerStale(cache, personalOf(c), incoming, outgoing)) return RESPONSE_ALREADY_SENT
    const trouble = told(c, error)
    const headers = {
      ...securityHeaders,
      'cache-control': 'no-store',
      ...(trouble.status === 503 && { 'retry-after': retryAfterSeconds }),
    }
    const plain = () => c.text(trouble.words, trouble.status, headers)
    const { form } = c.get('sent') ?? {}
    if (!wantsPage(c.req.raw)) return plain()
    const typed = form && { address: c.req.path + new URL(c.req.url).search, fields: [...form] }
    if (trouble.name === 'away')
      return c.html(awayPage(config.siteUrl, assets.styles, trouble.words, typed), trouble.status, headers)
    if (!typed) return plain()
    return page(c, (site, request) => notKeptPage(site, request, trouble, typed), nobodyElses, 'forms').catch(
      plain,
    )
  })
  app.notFound((c) => {
    const { pathname, search } = new URL(c.req.url)
    const { proper } = readAddress(pathname, search)
    // A form of an old page posts without the slash.
    if (proper !== undefined) return c.redirect(proper, 308)
    return c.text('Deze pagina bestaat niet.', 404, securityHeaders)
  })
}
