import { z } from 'zod'
import { isLocalDate } from '../kernel/dates.ts'
import { type EntryType, isEntryType, isTaxonomy, type Taxonomy } from '../kernel/kinds.ts'
import { type Field, type Fields, initialValues, type WidgetFields } from './fields.ts'
import { anchor, link } from './shared/settings/link-schema.ts'
import { perDevice } from './shared/settings/per-device.ts'
import { richText } from './shared/settings/rich-text.ts'

const longestSlug = 200
/** Far more than any setting holds: what staff stored must not be lost. */
const longestText = 100_000
const longestHtml = 1_000_000
const mostItems = 1_000

/** The schema for stored props of these fields. Missing ones get the defaults of a new widget. */
export function schemaOf(fields: Fields): z.ZodObject {
  const initial = initialValues(fields)
  return z.object(
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, { type }]) => type !== 'slot')
        .map(([name, field]) => [name, fieldSchema(field).prefault(initial[name])]),
    ),
  )
}

/** The schema for stored props of a widget. */
export const propsSchemaOf = <Props>({ fields }: WidgetFields<Props>): z.ZodType<Props> =>
  // The type of the props and their schema come from the same fields.
  schemaOf(fields) as unknown as z.ZodType<Props>

function fieldSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'text':
      return field.required ? z.string().max(longestText).trim().min(1) : z.string().max(longestText).trim()
    case 'richtext':
      return richText
    case 'toggle':
      return z.boolean()
    case 'link':
      return link
    case 'anchor':
      return anchor
    case 'media':
    case 'author':
    case 'card':
    case 'part':
      return z.number().int().positive().nullable()
    case 'pictures':
      return z.array(z.number().int().positive()).max(200)
    case 'datetime':
      return z
        .string()
        .max(16)
        .regex(/^(?:\d{4}-\d\d-\d\dT\d\d:\d\d)?$/)
    case 'date':
      return z
        .string()
        .max(10)
        .refine((day) => day === '' || isLocalDate(day))
    case 'html':
      return z.string().max(longestHtml)
    case 'number': {
      const number = z
        .number()
        .int()
        .min(field.min ?? 0)
        .max(field.max ?? Number.MAX_SAFE_INTEGER)
      return field.perDevice ? perDevice(number) : number
    }
    case 'kind':
      // A kind that staff removed lists nothing.
      return z.custom<EntryType>(isEntryType)
    case 'taxonomy':
      return z.custom<Taxonomy | ''>((name) => name === '' || isTaxonomy(name))
    case 'choice':
      return choiceSchema(field)
    case 'list':
      return z.array(schemaOf(field.item)).max(mostItems)
    case 'file':
    case 'file-category':
      // The picker writes a number, imported pages a text.
      return field.asNumber
        ? z.coerce.number().int().min(0).catch(0)
        : z.union([z.string().max(longestSlug), z.number()]).transform(String)
    case 'beside':
      return z.union([z.string().max(longestSlug), z.number()]).transform(String)
    case 'term':
      return z.string().trim().max(longestSlug)
    default:
      return z.string().max(longestText).trim()
  }
}

function choiceSchema({ options, perDevice: isPerDevice, asNumber }: Extract<Field, { type: 'choice' }>) {
  const values = options.map(({ value }) => value)
  // A choice of the page editor is a text.
  const value = asNumber
    ? z.preprocess(
        (stored) => (typeof stored === 'string' ? Number(stored) : stored),
        z.literal(values.map(Number)),
      )
    : z.literal(values)
  return isPerDevice ? perDevice<string | number>(value) : value
}
