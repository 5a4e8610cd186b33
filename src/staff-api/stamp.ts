import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * Returns a digest of a row's state: of the properties that a form may change, read as an unchanged form would send
 * them. Values that change by themselves, such as the number sold, do not change the stamp.
 */
export function stampOf(schema: z.ZodType, row: unknown): string {
  const json = JSON.stringify(row)
  const read = schema.safeParse(JSON.parse(json))
  return createHash('sha256')
    .update(read.success ? JSON.stringify(read.data) : json)
    .digest('base64url')
}

const withStamp = z.object({ stamp: z.string().max(100) })

/** Returns the stamp of the row that a form was filled from; undefined for calls without one. */
export const stampIn = (body: unknown): string | undefined => withStamp.safeParse(body).data?.stamp
