import type { MiddlewareHandler } from 'hono'
import type { Bytes } from '../../kernel/bytes.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { readSent } from '../../platform/http/sent.ts'
import type { Env } from './env.ts'
import { readWithin, type Waiting } from './waiting-body.ts'

/**
 * Reads the body once for the routes (`c.get('sent')`). Refuses a body that is too long or unreadable, so that no route
 * receives it.
 * @param waiting absent: bodies of tests, which wait for nobody
 */
export const readBody =
  (most: Bytes, waiting?: Waiting): MiddlewareHandler<Env> =>
  async (c, next) => {
    // Already read by a route with a larger limit.
    if (c.get('sent')) return next()
    if (c.req.method === 'GET' || c.req.method === 'HEAD') {
      c.set('sent', {})
      return next()
    }
    const read = () => readSent(c.req.raw, most)
    const outcome = waiting ? await readWithin(waiting, c.env, most, read) : { read: await read() }
    if ('refused' in outcome) return outcome.refused
    const sent = outcome.read
    if (!sent.ok) {
      const answer = sent.code === 'too-large' ? tooLarge() : unreadable()
      return c.req.path.startsWith('/wp-json/') ? asRest(answer) : answer
    }
    c.set('sent', sent.value)
    return next()
  }

/** Returns the answer (400) to a request that cannot be understood; nothing was done. */
export const unreadable = () =>
  refusal(400, 'Dit verzoek kunnen we niet lezen. Ga terug en probeer het nog eens.')

const tooLarge = () => refusal(413, 'Dat is te groot.')

/** In the shape that REST clients read. */
async function asRest(refused: Response): Promise<Response> {
  const { status } = refused
  const code = status === 413 ? 'rest_too_large' : 'rest_invalid_json'
  const body = { code, message: await refused.text(), data: { status } }
  return Response.json(body, { status, headers: { ...securityHeaders, 'cache-control': 'no-store' } })
}

const refusal = (status: number, words: string): Response =>
  new Response(words, {
    status,
    headers: { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
