import { z } from 'zod'
import { cleanProse } from '../../../platform/prose.ts'

/** A prop with HTML for `.prose`; sanitized whenever it is read. */
export const richText = z
  .string()
  .max(1_000_000)
  .transform((html) => cleanProse(html))
