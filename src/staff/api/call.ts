import { HttpError } from 'react-admin'
import { signInAgain } from './sign-in-again.ts'

interface Refusal {
  error: string
  message: string
  /** Keyed by the path of the field. */
  errors?: Readonly<Record<string, string>>
}

export interface CallOptions {
  method?: string
  body?: unknown
  signal?: AbortSignal
  /** A call in the background: a user who is signed out is not asked to sign in. */
  quiet?: boolean
  /** Of what is created: sent again with the same key, it gets what was made the first time. */
  key?: string
}

/**
 * One call of the staff API, by `acts.ts` and the data provider, which know what it answers: the server is part of the
 * same program, and its tests hold every answer against what its resource declares. When the session has ended, it waits until somebody signed in on the spot. JSON goes out unless the body is a form; JSON comes back. Throws react-admin's
 * `HttpError` with a Dutch message and the mistakes by field, and a plain error when no answer came.
 */
export async function call<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const { method = 'GET', body, signal, quiet = false, key } = options
  const isForm = body instanceof FormData
  const answer = await fetch(`/staff-api/${path}`, {
    method,
    signal: signal ?? null,
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new Error('app.unreachable')
  })
  const read = await answer.json().catch(() => undefined)
  if (answer.ok) return read
  if (answer.status === 401 && !quiet && (await signInAgain())) return call(path, options)
  const refusal = isRefusal(read) ? read : undefined
  throw new HttpError(refusal?.message ?? 'ra.notification.http_error', answer.status, {
    ...refusal,
    ...(refusal?.errors && { errors: nested(refusal.errors) }),
  })
}

const isRefusal = (read: unknown): read is Refusal =>
  typeof read === 'object' && read !== null && 'message' in read && typeof read.message === 'string'

type Tree = { [name: string]: string | Tree }

/** The path as in the form, such as `position.latitude`. */
function nested(errors: Readonly<Record<string, string>>): Tree {
  const tree: Tree = {}
  for (const [path, text] of Object.entries(errors)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let at = tree
    for (const name of names) {
      const next = at[name]
      const branch: Tree = typeof next === 'object' ? next : {}
      at[name] = branch
      at = branch
    }
    at[last] = text
  }
  return tree
}
