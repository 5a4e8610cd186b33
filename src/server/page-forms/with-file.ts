import type { Context, MiddlewareHandler } from 'hono'
import type { Bytes } from '../../kernel/bytes.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import type { LimitName } from '../../platform/rate-limit.ts'
import { mostFileBytes } from '../../widgets/form/door.ts'
import type { Env } from '../requests/env.ts'
import { readBody } from '../requests/read-body.ts'
import { type FormDesk, formAt } from './form-at.ts'

/** Two of the largest files, and the typed fields. */
const mostBytes: Bytes = 2 * mostFileBytes + 512 * 1024
/** Each body is read into memory. */
const mostAtOnce = 6
/** Limit per visitor, so that a slow sender does not block all others. */
const mostOfOne = 2

/**
 * Allows a larger body for a form with a file field. Checks the form and the visitor's rate limit before reading the
 * body (abuse 27).
 */
export function readFormWithFile(
  desk: FormDesk,
  usual: Bytes,
  refuse: (c: Context<Env>) => (limit: LimitName) => Promise<Response | undefined>,
  visitorOf: (c: Context<Env>) => string,
): MiddlewareHandler<Env> {
  const read = readBody(mostBytes)
  /** Number of bodies being read, by visitor. */
  const reading = new Map<string, number>()
  return async (c, next) => {
    const length = c.req.header('content-length')
    if (c.req.method !== 'POST' || (length !== undefined && Number(length) <= usual)) return next()
    const found = await formAt(desk, new URL(c.req.url).pathname)
    if (!found?.props.questions.some(({ kind }) => kind === 'file')) return next()
    const refused = await refuse(c)('form-file')
    if (refused) return refused
    const visitor = visitorOf(c)
    const own = reading.get(visitor) ?? 0
    const all = [...reading.values()].reduce((sum, count) => sum + count, 0)
    if (own >= mostOfOne || all >= mostAtOnce)
      return c.text('Er worden net veel bestanden gestuurd. Probeer het zo nog eens.', 503, {
        ...securityHeaders,
        'retry-after': '30',
      })
    reading.set(visitor, own + 1)
    try {
      return await read(c, next)
    } finally {
      const left = (reading.get(visitor) ?? 1) - 1
      if (left > 0) reading.set(visitor, left)
      else reading.delete(visitor)
    }
  }
}
