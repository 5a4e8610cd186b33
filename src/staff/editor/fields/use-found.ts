import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { listOf, staffCall } from '../../api/staff-call.ts'

/** A pause in typing after which the server is asked. */
const pauseMs = 250

/**
 * What a list of staff has for words that are being typed; undefined before the first answer and while
 * `words` is undefined. Of a call that does not arrive, the list stays as it was.
 */
export function useFound<Row>(
  resource: string,
  words: string | undefined,
  perPage: number,
  schema: z.ZodType<{ data: readonly Row[] }>,
  filter?: Readonly<Record<string, string>>,
): readonly Row[] | undefined {
  const [found, setFound] = useState<readonly Row[]>()
  useEffect(() => {
    if (words === undefined) return
    const gone = new AbortController()
    const timer = setTimeout(() => {
      staffCall(listOf(resource, words.trim(), perPage, filter), schema, { signal: gone.signal })
        .then(({ data }) => setFound(data))
        .catch(() => undefined)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [resource, words, perPage, schema, filter])
  return words === undefined ? undefined : found
}
