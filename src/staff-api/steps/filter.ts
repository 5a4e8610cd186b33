import type { z } from 'zod'
import type { Call, Outcome } from '../call.ts'
import { readInput } from '../read-input.ts'

/** Reads the filter of a link, in the format of lists. */
export const readFilter = <Filter>(schema: z.ZodType<Filter>, { query }: Call): Outcome<Filter> =>
  readInput(schema, parseJson(query.get('filter') ?? '{}'))

/** Undefined for what is no JSON; the schema then refuses it. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
