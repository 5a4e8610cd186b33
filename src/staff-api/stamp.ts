import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * Names the state of a row: of what a form may change of it, read as a form that changed nothing would send it. What
 * changes by itself, such as the number sold, makes no other stamp.
 */
export function stampOf(schema: z.ZodType, row: unknown): string {
  const json = JSON.stringify(row)
  const read = schema.safeParse(JSON.parse(json))
  return createHash('sha256')
    .update(read.success ? JSON.stringify(read.data) : json)
    .digest('base64url')
}

const withStamp = z.object({ stamp: z.string().max(100) })

/** Of the row that a form was filled from; none of a call that builds on nothing. */
export const stampIn = (body: unknown): string | undefined => withStamp.safeParse(body).data?.stamp
