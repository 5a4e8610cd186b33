import type { MiddlewareHandler } from 'hono'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { readSent } from '../../platform/http/sent.ts'
import type { Env } from './env.ts'

/**
 * Reads the body for whoever answers (`c.get('sent')`), once. What cannot be read is refused here, so that no route
 * meets it.
 */
export const readBody: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    c.set('sent', {})
    return next()
  }
  const sent = await readSent(c.req.raw)
  if (!sent.ok) return unreadable()
  c.set('sent', sent.value)
  return next()
}

/** What was asked or sent cannot be understood, and nothing was done. */
export const unreadable = (): Response =>
  new Response('Dit verzoek kunnen we niet lezen. Ga terug en probeer het nog eens.', {
    status: 400,
    headers: { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
