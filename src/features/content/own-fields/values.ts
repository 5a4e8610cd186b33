import { z } from 'zod'
import { isLocalDate } from '../../../kernel/dates.ts'
import type { OwnField } from '../../../kernel/own-fields.ts'
import { isSafeLink } from '../../../kernel/prose.ts'
import { cleanProse } from '../../../platform/prose.ts'
import { cleanText } from '../clean-text.ts'

const number = z.number().min(-1e12).max(1e12)
const day = z.string().refine(isLocalDate)
const id = z.number().int().positive().max(2_147_483_647)
const ids = z.array(id).max(200)

/** What a field may hold, by its declaration. */
function valueSchema({ type, options }: Pick<OwnField, 'type' | 'options'>): z.ZodType {
  switch (type) {
    case 'text':
      return z.string().trim().max(500)
    case 'longtext':
      return z.string().max(20_000)
    case 'richtext':
      return z
        .string()
        .max(200_000)
        .transform((html) => cleanProse(cleanText(html)))
    case 'number':
      return number
    case 'date':
      return day
    case 'period':
      return z
        .object({ from: day, until: day.nullish() })
        .refine(({ from, until }) => !until || from <= until, { path: ['until'] })
    case 'choice':
      return z.enum(options)
    case 'choices':
      return z.array(z.enum(options)).max(options.length)
    case 'toggle':
      return z.boolean()
    case 'colour':
      return z.string().regex(/^#[0-9a-f]{6}$/i)
    case 'link':
      return z.string().trim().max(2_000).refine(isSafeLink)
    case 'picture':
      return id
    case 'pictures':
    case 'files':
    case 'entries':
      return ids
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  // No items, or a period without its days.
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/**
 * Reads what a form says of these fields: what is absent stays as it is, null empties, and what must be filled in is
 * never emptied. With `isWhole` that must also be there.
 */
export const ownValuesSchema = (fields: readonly OwnField[], { isWhole = false } = {}): z.ZodObject =>
  z.object(
    Object.fromEntries(
      fields.map((field) => {
        const value = valueSchema(field)
        const read = field.required ? (isWhole ? value : value.optional()) : value.nullish()
        return [
          field.name,
          z.preprocess((given) => (given !== undefined && isEmpty(given) ? null : given), read),
        ]
      }),
    ),
  )

/** A stored value as its field's declaration now reads it; undefined for none, or one of an earlier declaration. */
export const readOwnValue = (field: OwnField, fields: Readonly<Record<string, unknown>>): unknown =>
  isEmpty(fields[field.name]) ? undefined : valueSchema(field).safeParse(fields[field.name]).data
