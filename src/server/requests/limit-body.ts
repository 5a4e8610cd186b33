import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Bytes } from '../../kernel/bytes.ts'

/**
 * Refuses longer bodies, whether their length is told or not. Only those that do not tell it go through Hono's limit:
 * it makes a whole `Request` of everything that it looks at, which is a tenth of a short answer's work.
 */
export function limitBody(
  most: Bytes,
  onError: NonNullable<Parameters<typeof bodyLimit>[0]['onError']>,
): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: most, onError })
  return (c, next) => {
    const isTold = c.req.header('transfer-encoding') === undefined
    return isTold && Number(c.req.header('content-length') ?? 0) <= most ? next() : limit(c, next)
  }
}
