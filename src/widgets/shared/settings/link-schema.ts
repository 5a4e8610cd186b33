import { z } from 'zod'
import { isSafeLink } from '../../../kernel/prose.ts'

/** A prop with an address; empty for none. */
export const link = z.string().max(4_000).trim().refine(isSafeLink, 'not an address a visitor may be led to')

/**
 * A prop with the id of an element on the page (section 5: a letter or underscore, then word characters or hyphens).
 */
export const anchor = z.union([
  z.literal(''),
  z
    .string()
    .max(200)
    .regex(/^[A-Za-z_][\w-]*$/),
])
