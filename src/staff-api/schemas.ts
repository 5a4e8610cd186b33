import { z } from 'zod'
import { type EntryType, isEntryType, isTaxonomy, type Taxonomy } from '../kernel/kinds.ts'
import { fieldText } from './field-errors.ts'

/** Forms send null for an emptied field. An absent field stays unchanged. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .nullable()
    .transform((value) => value ?? '')

export const requiredText = (most: number) => z.string().trim().min(1).max(most)

export const id = z.coerce.number().int().positive().max(2_147_483_647)
export const ids = z.array(id).max(500)

/** An instant as ISO text with an offset, read as a `Date`. */
export const instant = z.iso
  .datetime({ offset: true })
  .max(40)
  .transform((value) => new Date(value))

export const cents = z.int().min(0).max(100_000_000)

/** A position among others; the lowest comes first. */
export const order = z.int().min(-100_000).max(100_000)

export const percent = z.number().min(0).max(100)

/** Returns the properties that are not empty. */
export function withoutEmpty<Value extends Record<string, unknown>>(value: Value): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).filter(([, item]) => item !== null && item !== undefined && item !== ''),
  )
}

/** The first word of addresses that staff choose, as in `/routes/…`. */
export const addressWord = z
  .string()
  .trim()
  .min(2, { error: fieldText('word-short') })
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: fieldText('slug') })

/** The name of a kind of content; whether it still exists is checked where it matters. */
export const entryType = z.custom<EntryType>(isEntryType, { error: fieldText('choice') })

/** The name of a taxonomy, with the same reservation. */
export const taxonomyName = z.custom<Taxonomy>(isTaxonomy, { error: fieldText('choice') })

export const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]*$/, { error: fieldText('slug') })
  .nullable()
  .transform((value) => value || undefined)
