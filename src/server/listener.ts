import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { getRequestListener, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Visits } from '../features/statistics/index.ts'
import { securityHeaders, transportHeaders } from '../platform/http/security-headers.ts'
import { isStream, sendStream } from '../platform/http/stream-answer.ts'
import type { TransferBudget } from '../platform/http/transfer-budget.ts'
import { type Log, pathOf } from '../platform/log.ts'
import { tellOnce } from './broken-answers.ts'
import type { Metrics } from './metrics.ts'
import { answerFromCache } from './page/answer-page.ts'
import { type BuiltFiles, serveAsset } from './page/assets.ts'
import { countVisit } from './page/count-visit.ts'
import type { PageCache } from './page/page-cache.ts'
import { acts } from './requests/acts.ts'
import { readTarget } from './requests/target.ts'
import { retryAfterSeconds } from './trouble.ts'
import type { PersonalReader } from './visitor.ts'

/** The header that marks Hono's `RESPONSE_ALREADY_SENT`. */
const alreadySent = 'x-hono-already-sent'

/** What answers that clients read slowly are counted with, and for whom. */
interface Transfers {
  budget: TransferBudget
  visitorOf(request: IncomingMessage): string
}

/** A piece that was read, and what the connection holds of those before. */
const streamBytes = 96 * 1024

/** Returns whether a stream may be sent now; it may be broken off when others need the room. */
function takeRoom({ incoming, outgoing }: HttpBindings, { budget, visitorOf }: Transfers): boolean {
  const { socket } = incoming
  const before = socket.bytesWritten
  const release = budget.take({
    bytes: streamBytes,
    visitor: visitorOf(incoming),
    moved: () => socket.bytesWritten - before,
    drop: () => outgoing.destroy(),
  })
  if (release) outgoing.once('close', release)
  return release !== undefined
}

/** The app, or a replacement in a test. */
export interface Answering {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>
}

/**
 * Answers pages from the cache and built files at once; passes everything else to the app, at the normalised address.
 * It never throws.
 */
export function createListener(
  app: Answering,
  cache: PageCache,
  files: BuiltFiles,
  metrics: Metrics,
  visits: Visits,
  log: Pick<Log, 'error'>,
  siteUrl: string,
  personalOf: PersonalReader,
  transfers: Transfers,
): RequestListener {
  const tell = tellOnce(log)
  const transport = transportHeaders(siteUrl)
  const everywhere = new Map(Object.entries({ ...securityHeaders, ...transport }))
  const answerByApp = getRequestListener(
    async (request, env) => {
      const bindings = env as HttpBindings
      const answer = await app.fetch(request, bindings)
      // For HEAD, Hono copies the marker that the answer has been sent, and would send the copy as an answer.
      if (bindings.incoming.method === 'HEAD' && answer.headers.has(alreadySent)) return RESPONSE_ALREADY_SENT
      if (isStream(answer) && !takeRoom(bindings, transfers)) {
        await answer.body?.cancel()
        return refusal(503)
      }
      const isSent = sendStream(answer, bindings.outgoing, (error) =>
        tell(error, bindings.incoming.url ?? ''),
      )
      // The page has been sent already. For HEAD, Hono would send a second answer after it.
      return isSent || bindings.outgoing.headersSent ? RESPONSE_ALREADY_SENT : answer
    },
    {
      errorHandler(error) {
        if (error instanceof RequestError) return refusal(400)
        log.error({ err: error }, 'a request failed')
        return refusal(500)
      },
    },
  )

  /** Answers from the page cache or the built files; returns whether it did. */
  function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    // A page is cached under its address as `readTarget` reads it: other spellings are not found here.
    if (
      !acts.test(url) &&
      answerFromCache(cache, personalOf(request.headers.cookie, url), request, response, transport)
    ) {
      metrics.countHit('page-cache')
      countVisit(visits, request)
      return true
    }
    if (!serveAsset(files, url, request, response, transport, (error) => tell(error, url))) return false
    metrics.countHit('asset')
    return true
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (answerAtOnce(request, response)) return
    metrics.watch(request, response)
    // Headers of every answer; some answers set stricter ones.
    response.setHeaders(everywhere)
    const target = readTarget(request.url ?? '/')
    if (target.kind === 'unreadable') end(response, 400)
    else if (target.kind === 'moved') end(response, 308, { location: target.to })
    else {
      request.url = target.url
      answerByApp(request, response).catch((error) => fail(error, request, response))
    }
  }

  function fail(err: unknown, { url = '' }: IncomingMessage, response: ServerResponse): void {
    log.error({ err, path: pathOf(url) }, 'a request failed')
    if (response.headersSent) response.destroy()
    else end(response, 500)
  }

  const waiting = new WeakMap<Socket, number>()

  return (request, response) => {
    const { socket } = request
    const answerSafely = () => {
      try {
        answer(request, response)
      } catch (error) {
        fail(error, request, response)
      }
    }
    if (response.socket) return answerSafely()
    // Pipelined requests wait for their turn, each behind what others ask. When a client disconnects, they are dropped.
    const before = waiting.get(socket) ?? 0
    if (before >= mostWaiting) return void socket.destroy()
    waiting.set(socket, before + 1)
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      setImmediate(() => response.destroyed || answerSafely())
    })
  }
}

/** Requests of one connection that wait for the answer before theirs: no browser or proxy sends so many ahead (abuse 22). */
const mostWaiting = 50

const words = {
  308: '',
  400: 'Dit adres kunnen we niet lezen.',
  500: 'Er ging iets mis. Probeer het later opnieuw.',
  503: 'Er wordt net veel opgehaald. Probeer het zo nog eens.',
} as const

type Status = keyof typeof words

const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

function end(response: ServerResponse, status: Status, more: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { ...headers, ...more })
  response.end(words[status])
}

const refusal = (status: Status): Response =>
  new Response(words[status], {
    status,
    headers: { ...headers, ...(status === 503 && { 'retry-after': retryAfterSeconds }) },
  })
