import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Row, StampedRow } from './row.ts'

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

/** A row with its stamp; without one where no form changes it. */
export const stamped = <Found extends Row>(schema: z.ZodType | undefined, row: Found): Found & StampedRow =>
  schema ? { ...row, stamp: stampOf(schema, row) } : row

/** Whether a form was filled from another state of a row than this one. */
export function isOutdated(schema: z.ZodType, row: unknown, body: unknown): boolean {
  const basedOn = stampIn(body)
  return row !== undefined && basedOn !== undefined && basedOn !== stampOf(schema, row)
}

/** Returns the stamp of the row that a form was filled from; undefined for calls without one. */
const stampIn = (body: unknown): string | undefined => withStamp.safeParse(body).data?.stamp
