import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { sendStream } from '../platform/http/stream-answer.ts'
import type { Log } from '../platform/log.ts'
import { tellOnce } from './broken-answers.ts'
import type { Metrics } from './metrics.ts'
import { answerFromCache } from './page/answer-page.ts'
import { serveAsset } from './page/assets.ts'
import type { PageCache } from './page/page-cache.ts'
import { personalOf } from './visitor.ts'

/** Calls on a page's own address that act instead of showing it (architecture, the page cache). */
const acts = /[?&](wc-ajax|add-to-cart|remove_item|undo_item|remove_coupon)=/

/** Answers pages from the cache and built files at once; everything else goes to the app. */
export function createListener(
  app: Hono<{ Bindings: HttpBindings }>,
  cache: PageCache,
  clientFolder: string,
  metrics: Metrics,
  log: Pick<Log, 'error'>,
): RequestListener {
  const tell = tellOnce(log)
  const answerByApp = getRequestListener(async (request, env) => {
    const bindings = env as HttpBindings
    const answer = await app.fetch(request, bindings)
    const isSent = sendStream(answer, bindings.outgoing, (error) => tell(error, bindings.incoming.url ?? ''))
    return isSent ? RESPONSE_ALREADY_SENT : answer
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
