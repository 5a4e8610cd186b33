import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from '../../pages/page.ts'
import { acceptedEncoding } from '../../platform/http/accepted-encoding.ts'
import { policyWith, securityHeaders } from '../../platform/http/security-headers.ts'
import { acts } from '../requests/acts.ts'
import { htmlDocument, type Shell } from './document.ts'
import { finish, type PageCache, type RenderedPage, type StoredPage } from './page-cache.ts'

/** Visitors who need a page of their own: staff see drafts, and unlocked files are open. */
export interface Personal {
  /** The page is neither read from the cache nor stored. */
  always: boolean
  /** The visitor needs their own copy of pages tagged `protected`. */
  onProtected: boolean
  /** The browser keeps the page, so that Back shows the answer to a form instead of asking to send it again. */
  forBack?: boolean
}

const headersOf = (cacheControl: string): Record<string, string> => ({
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheControl,
  vary: 'accept-encoding',
})
const headersFor = {
  shared: headersOf('public, max-age=0, must-revalidate'),
  private: headersOf('private, no-store'),
  'for-back': headersOf('private, no-cache'),
}

/** Answers from the cache; false when the page must be rendered. Called first for every GET and HEAD. */
export function answerFromCache(
  cache: PageCache,
  personal: Personal,
  request: IncomingMessage,
  response: ServerResponse,
  transport: Readonly<Record<string, string>>,
): boolean {
  if (personal.always) return false
  const { path, search } = partsOf(request)
  const page = cache.find(path, search)
  if (!page || (personal.onProtected && page.tags.has('protected'))) return false
  send(cache, page, 'shared', request, response, transport)
  return true
}

/** For while the database is away: answers with a page that is kept, marked as stale (RFC 7234); false when none is. */
export function answerStale(
  cache: PageCache,
  personal: Personal,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '/' } = request
  if (personal.always || response.headersSent || acts.test(url)) return false
  if (method !== 'GET' && method !== 'HEAD') return false
  const { path, search } = partsOf(request)
  const page = cache.find(path, search, true)
  if (!page || (personal.onProtected && page.tags.has('protected'))) return false
  send(cache, page, 'shared', request, response, staleWarning)
  return true
}

const staleWarning = { warning: '110 - "Response is Stale"' }

/** Renders when it is the visitor's turn, once for all who ask for the same address. */
export type RenderTurn = <Value>(render: () => Promise<Value>, address?: string) => Promise<Value>

/** Renders a page for the cache, or for one visitor only, and sends it. */
export async function answerPage(
  cache: PageCache,
  personal: Personal,
  inTurn: RenderTurn,
  render: () => Promise<Answer>,
  shell: () => Promise<Shell>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<StoredPage> {
  const { path, search } = partsOf(request)
  const finished = async () => toRendered(await render(), await shell())
  const own = personal.always || personal.onProtected
  const shared = () =>
    cache.rendering(path, search) ??
    // Somebody who waited before may have rendered it.
    inTurn(async () => cache.find(path, search) ?? cache.render(path, search, finished), path + search)
  const page = own ? finish(await inTurn(finished)) : await shared()
  send(cache, page, own ? (personal.forBack ? 'for-back' : 'private') : 'shared', request, response)
  return page
}

export function partsOf({ url = '/' }: IncomingMessage): { path: string; search: string } {
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) }
}

function toRendered(answer: Answer, shell: Shell): RenderedPage {
  if (answer.kind === 'redirect') {
    const { status, to } = answer
    return { status, html: '', tags: new Set(), reads: new Set(), cacheable: false, location: to }
  }
  const { head, body, status } = answer
  return {
    status,
    html: htmlDocument(head, body.html, shell),
    tags: body.tags,
    reads: body.reads,
    freshUntil: body.freshUntil,
    cacheable: body.cacheable && status === 200,
    policy: shell.analytics && policyWith(new URL(shell.analytics.script).origin),
    inVain: body.inVain,
  }
}

/** Sends finished bytes in the best encoding that the client accepts. */
function send(
  cache: PageCache,
  page: StoredPage,
  audience: keyof typeof headersFor,
  request: IncomingMessage,
  response: ServerResponse,
  more?: Readonly<Record<string, string>>,
): void {
  const usual = headersFor[audience]
  const headers = page.policy ? { ...usual, 'content-security-policy': page.policy } : usual
  if (page.location !== undefined) {
    response.writeHead(page.status, {
      ...securityHeaders,
      location: page.location,
      'cache-control': 'no-cache',
    })
    response.end()
    return
  }
  const { etag } = page
  if (page.status === 200 && etag !== undefined && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, { ...headers, ...more, etag })
    response.end()
    return
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const give = (body: Buffer) => {
    response.writeHead(page.status, {
      ...headers,
      ...more,
      ...(etag === undefined ? {} : { etag }),
      'content-length': body.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const body = encoding ? cache.bodyIn(page, encoding) : page.plain
  if (Buffer.isBuffer(body)) give(body)
  // An error here must not end the process.
  else body.then(give).catch((error) => response.destroy(error))
}
