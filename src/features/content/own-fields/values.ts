import { z } from 'zod'
import { isLocalDate } from '../../../kernel/dates.ts'
import { hourPattern } from '../../../kernel/moment.ts'
import { type EntryField, type FieldPart, mostRows, type RowLayout } from '../../../kernel/own-fields.ts'
import { isSafeLink } from '../../../kernel/prose.ts'
import { cleanProse } from '../../../platform/prose.ts'
import { cleanText } from '../clean-text.ts'

/** The definition of a value: a field, or a part of its rows. */
export type Declared = (FieldPart & { layouts?: undefined }) | EntryField

type Values = Readonly<Record<string, unknown>>

const day = z.string().max(10).refine(isLocalDate)
const id = z.number().int().positive().max(2_147_483_647)
const ids = z.array(id).max(200)
const place = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  name: z.string().trim().max(200).nullish(),
})

/** The schema of a field's values. */
function valueSchema(field: Declared): z.ZodType {
  const { type, options } = field
  switch (type) {
    case 'text':
      return z
        .string()
        .trim()
        .max(field.most ?? 500)
    case 'longtext':
      return z.string().max(field.most ?? 20_000)
    case 'richtext':
      return z
        .string()
        .max(200_000)
        .transform((html) => cleanProse(cleanText(html)))
    case 'number':
      return z
        .number()
        .min(field.min ?? -1e12)
        .max(field.max ?? 1e12)
    case 'date':
      return day
    case 'hour':
      return z.string().max(5).regex(hourPattern)
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
      return z
        .string()
        .max(7)
        .regex(/^#[0-9a-f]{6}$/i)
    case 'link':
      return field.isWeb
        ? z.url({ protocol: /^https?$/ }).max(2_000)
        : z.string().trim().max(2_000).refine(isSafeLink)
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

/** Rows, without those that are empty. Too many rows are refused without reading each. */
const rows = ({ layouts, rowLimit }: EntryField, rowSchema: (layouts: EntryField['layouts']) => z.ZodType) =>
  z
    .array(z.unknown())
    .max(rowLimit)
    .pipe(z.array(rowSchema(layouts)).max(mostRows))
    .transform((list) => list.filter((row) => !isEmpty(row)))

const partsSchema = (layout: RowLayout | undefined) =>
  ownValuesSchema(layout?.parts ?? [], { isWhole: true }).transform(withoutEmpty)

/**
 * A row of one of several layouts: `{ veld_citaat: { veld_tekst: '…' } }`. An unknown layout is refused, not dropped.
 */
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
  // No items, a period without days, or rows of only these.
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/**
 * Reads the values of a form: absent ones stay unchanged, null empties, and required ones are never emptied. With
 * `isWhole`, required ones must be present.
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

/** The longest text that was ever taken. */
const longestStored = 100_000

/**
 * A stored value parsed by its field's present definition; undefined for none, or for one that only fits an earlier
 * definition. A text may be longer than the field takes now.
 */
export const readOwnValue = (field: Declared, fields: Values): unknown =>
  isEmpty(fields[field.name]) ? undefined : storedSchema(field).safeParse(fields[field.name]).data

/** Schemas of stored values by the definition of their field, which is the same object until staff change it. */
const storedSchemas = new WeakMap<Declared, z.ZodType>()

function storedSchema(field: Declared): z.ZodType {
  const made = storedSchemas.get(field) ?? valueSchema({ ...field, most: longestStored })
  storedSchemas.set(field, made)
  return made
}

/** A stored row, with the definitions of its values. */
export interface OwnRow {
  layout: RowLayout
  values: Values
}

/** The stored rows of a field in order, without those of a deleted layout. */
export function readOwnRows({ type, name, layouts }: EntryField, fields: Values): OwnRow[] {
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
