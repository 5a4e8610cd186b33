import type { Context, MiddlewareHandler } from 'hono'
import type { Bytes } from '../../kernel/bytes.ts'
import type { LimitName } from '../../platform/rate-limit.ts'
import { mostFileBytes } from '../../widgets/form/door.ts'
import type { Env } from '../requests/env.ts'
import { readBody } from '../requests/read-body.ts'
import type { Waiting } from '../requests/waiting-body.ts'
import { type FormDesk, formAt } from './form-at.ts'

/** Two of the largest files, and the typed fields. */
const mostBytes: Bytes = 2 * mostFileBytes + 512 * 1024

/**
 * Allows a larger body for a form with a file field. Checks the form and the visitor's rate limit before reading the
 * body (abuse 27).
 */
export function readFormWithFile(
  desk: FormDesk,
  usual: Bytes,
  refuse: (c: Context<Env>) => (limit: LimitName) => Promise<Response | undefined>,
  waiting: Waiting,
): MiddlewareHandler<Env> {
  const read = readBody(mostBytes, waiting)
  return async (c, next) => {
    const length = c.req.header('content-length')
    if (c.req.method !== 'POST' || (length !== undefined && Number(length) <= usual)) return next()
    const found = await formAt(desk, new URL(c.req.url).pathname)
    if (!found?.props.questions.some(({ kind }) => kind === 'file')) return next()
    return (await refuse(c)('form-file')) ?? read(c, next)
  }
}
