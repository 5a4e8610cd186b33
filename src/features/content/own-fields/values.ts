import { z } from 'zod'
import { isLocalDate } from '../../../kernel/dates.ts'
import type { FieldPart, OwnField, RowLayout } from '../../../kernel/own-fields.ts'
import { isSafeLink } from '../../../kernel/prose.ts'
import { cleanProse } from '../../../platform/prose.ts'
import { cleanText } from '../clean-text.ts'

/** What says of a value which it may be: a field, or a part of its rows. */
export type Declared = (FieldPart & { layouts?: undefined }) | OwnField

type Values = Readonly<Record<string, unknown>>

const number = z.number().min(-1e12).max(1e12)
const day = z.string().refine(isLocalDate)
const id = z.number().int().positive().max(2_147_483_647)
const ids = z.array(id).max(200)
const place = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  name: z.string().trim().max(200).nullish(),
})

/** What a field may hold, by its declaration. */
function valueSchema(field: Declared): z.ZodType {
  const { type, options } = field
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
    case 'place':
      return place
    case 'repeater':
      return rows(field, (layouts) => partsSchema(layouts[0]))
    case 'flexible':
      return rows(field, layoutSchema)
  }
}

/** Rows without those in which nothing was filled in. Too many of them are not read one by one. */
const rows = ({ layouts, rowLimit }: OwnField, rowSchema: (layouts: OwnField['layouts']) => z.ZodType) =>
  z
    .array(z.unknown())
    .max(rowLimit)
    .pipe(z.array(rowSchema(layouts)))
    .transform((list) => list.filter((row) => !isEmpty(row)))

const partsSchema = (layout: RowLayout | undefined) =>
  ownValuesSchema(layout?.parts ?? [], { isWhole: true }).transform(withoutEmpty)

/** A row of one of several layouts: `{ veld_citaat: { veld_tekst: '…' } }`. One of no layout is refused, not lost. */
const layoutSchema = (layouts: readonly RowLayout[]) =>
  z
    .strictObject(Object.fromEntries(layouts.map((layout) => [layout.name, partsSchema(layout).optional()])))
    .transform(withoutEmpty)
    .refine((row) => Object.keys(row).length <= 1)

const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  // No items, or a period without its days, or rows of these.
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/**
 * Reads what a form says of these fields: what is absent stays as it is, null empties, and what must be filled in is
 * never emptied. With `isWhole` that must also be there.
 */
export const ownValuesSchema = (fields: readonly Declared[], { isWhole = false } = {}): z.ZodObject =>
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
export const readOwnValue = (field: Declared, fields: Values): unknown =>
  isEmpty(fields[field.name]) ? undefined : valueSchema(field).safeParse(fields[field.name]).data

/** A row as it is stored, with what its values are declared by. */
export interface OwnRow {
  layout: RowLayout
  values: Values
}

/** The stored rows of a field in order, without those of a layout that is no longer declared. */
export function readOwnRows({ type, name, layouts }: OwnField, fields: Values): OwnRow[] {
  const stored = fields[name]
  if (!Array.isArray(stored)) return []
  const [only] = layouts
  return stored.filter(isValues).flatMap((row): OwnRow[] => {
    if (type === 'repeater') return only ? [{ layout: only, values: row }] : []
    return layouts.flatMap((layout) => {
      const values = row[layout.name]
      return isValues(values) ? [{ layout, values }] : []
    })
  })
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
