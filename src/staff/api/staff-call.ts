import type { z } from 'zod'
import { signInAgain } from './sign-in-again.ts'
import { tellThrown, thrownIn } from './thrown.ts'

/** A refusal by the server, or a failed connection. */
export class CallError extends Error {
  constructor(
    /** `unreachable` when there was no answer at all. */
    readonly code: string,
    /** The server's message. */
    message: string,
    readonly status: number,
    /** The body of the answer. */
    readonly detail: unknown,
  ) {
    super(message)
  }
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON; bytes are sent unchanged. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Reads the text of the answer; the default reads JSON. */
  read?: (text: string) => unknown
}

/** Asks the server of the staff area. Throws a `CallError`. */
export async function staffCall<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  { method = 'GET', body, headers, signal, read = JSON.parse }: CallOptions = {},
): Promise<Answer> {
  const isBytes = body instanceof Blob
  const response = await fetch(`/staff-api/${path}`, {
    method,
    signal,
    headers: { ...(isBytes || body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: isBytes ? body : body === undefined ? undefined : JSON.stringify(body),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new CallError('unreachable', '', 0, undefined)
  })
  const answer = readAnswer(await response.text(), read)
  if (response.status === 401 && (await signInAgain()))
    return staffCall(path, schema, { method, body, headers, signal, read })
  if (!response.ok) throw new CallError(...wordsOf(answer), response.status, answer)
  const thrown = method === 'DELETE' ? thrownIn(answer) : []
  if (thrown.length > 0) tellThrown(thrown)
  return schema.parse(answer)
}

function readAnswer(text: string, read: (text: string) => unknown): unknown {
  try {
    return read(text)
  } catch {
    return undefined
  }
}

function wordsOf(answer: unknown): [code: string, message: string] {
  if (typeof answer !== 'object' || answer === null) return ['failed', '']
  const { error, message }: { error?: unknown; message?: unknown } = answer
  return [typeof error === 'string' ? error : 'failed', typeof message === 'string' ? message : '']
}

/** The address of a list, filtered by words. */
export const listOf = (
  resource: string,
  words: string,
  perPage: number,
  filter: Readonly<Record<string, string>> = {},
): string =>
  `${resource}?${new URLSearchParams({ perPage: String(perPage), filter: JSON.stringify({ ...filter, ...(words === '' ? {} : { q: words }) }) })}`
