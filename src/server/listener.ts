import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { sendStream } from '../platform/http/stream-answer.ts'
import { serveAsset } from './assets.ts'
import type { Metrics } from './metrics.ts'
import type { PageCache } from './page-cache.ts'
import { answerFromCache } from './site.ts'
import { personalOf } from './visitor.ts'

/** Calls on a page's own address that act instead of showing it (architecture, the page cache). */
const acts = /[?&](wc-ajax|add-to-cart|remove_item|undo_item|remove_coupon)=/

/** Answers pages from the cache and built files at once; everything else goes to the app. */
export function createListener(
  app: Hono<{ Bindings: HttpBindings }>,
  cache: PageCache,
  clientFolder: string,
  metrics: Metrics,
): RequestListener {
  const answerByApp = getRequestListener(async (request, env) => {
    const bindings = env as HttpBindings
    const answer = await app.fetch(request, bindings)
    return sendStream(answer, bindings.outgoing) ? RESPONSE_ALREADY_SENT : answer
  })
  return (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/' } = request
    if (method === 'GET' || method === 'HEAD') {
      if (url.startsWith('/assets/') && serveAsset(clientFolder, url, request, response))
        return metrics.countHit('asset')
      if (!acts.test(url) && answerFromCache(cache, personalOf(request.headers.cookie), request, response))
        return metrics.countHit('page-cache')
    }
    metrics.watch(request, response)
    void answerByApp(request, response)
  }
}
