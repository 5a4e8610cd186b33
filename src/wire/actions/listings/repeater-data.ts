import { z } from 'zod'
import type { EntryView, PictureView } from '../../../features/content/index.ts'
import { pageNonce } from '../../../kernel/page-nonce.ts'
import { seesDrafts } from '../../../kernel/rights.ts'
import { offeredIn } from '../../../kernel/src-set.ts'
import type { WireAction, WireCall } from '../../call.ts'

const fieldName = z
  .string()
  .max(60)
  .regex(/^[\w-]+$/)

/** Section 7. */
const body = z.object({
  post_id: z.coerce.number().int().positive(),
  fieldType: z.enum(['image', 'color']),
  fieldName,
  image_size: z.string().max(60).default('full'),
  flexible_field: fieldName.optional(),
})

/**
 * WIRE-16 `ae_repeater_data`: the picture or colour in a field of an entry, or in the first row of a repeater or
 * flexible field, for a dynamic background in the editor. Pages get theirs from the server (decisions, Listings), so
 * only staff may make this call, and not with another nonce than that of the page.
 */
export const repeaterData: WireAction = async (call) => {
  const { nonce = pageNonce } = Object.fromEntries(call.form)
  if (!seesDrafts(call.viewer) || nonce !== pageNonce) return answer({ success: false }, 403)
  const filled = [...call.form].filter(([, value]) => value !== '')
  const read = body.safeParse(Object.fromEntries(filled))
  if (!read.success) return answer({ success: false }, 400)
  const { post_id, fieldType, fieldName, flexible_field, image_size } = read.data
  const entry = await call.context.features.content.entry(post_id, call.viewer)
  const held = entry && fieldOf(entry, fieldName, flexible_field)
  const value = fieldType === 'color' ? colourOf(held) : await imageOf(call, held, image_size)
  if (value === undefined) return answer({ success: false }, 404)
  return answer({ success: true, data: { field_type: fieldType, value } })
}

/**
 * Returns the entry's picture for the names that pages use, else the field that staff or an import filled in. A name
 * that is no field is looked up in the rows of fields.
 */
function fieldOf(entry: EntryView, name: string, rows: string | undefined): unknown {
  if (rows !== undefined) return firstRow(rows === 'pictures' ? entry.pictures : entry.fields[rows], name)
  if (name === 'featured_image' || name === '_thumbnail_id') return entry.picture
  if (name === 'pictures') return entry.pictures[0]
  if (Object.hasOwn(entry.fields, name)) return entry.fields[name]
  return Object.values(entry.fields)
    .map((held) => firstRow(held, name))
    .find((held) => held !== undefined)
}

function firstRow(rows: unknown, name: string): unknown {
  // A row of a flexible field keeps its values under the name of its layout.
  for (const row of Array.isArray(rows) ? rows.filter(isValues) : [])
    for (const values of [row, ...Object.values(row).filter(isValues)])
      if (Object.hasOwn(values, name)) return values[name]
  return undefined
}

const isValues = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPicture = (held: unknown): held is PictureView =>
  typeof held === 'object' && held !== null && 'srcSet' in held && 'src' in held

const colourOf = (held: unknown): string | undefined => {
  const colour = isPicture(held) ? held.colour : held
  return typeof colour === 'string' && /^#[\da-f]{3,8}$/i.test(colour) ? colour : undefined
}

/** Returns the URL, width and height, in this order. */
async function imageOf({ context }: WireCall, held: unknown, size: string) {
  const number = Number(Array.isArray(held) ? held[0] : held)
  const picture = isPicture(held)
    ? held
    : Number.isSafeInteger(number) && number > 0
      ? await context.features.content.picture(number)
      : undefined
  return picture && renditionOf(picture, sizes[size] ?? Number.POSITIVE_INFINITY)
}

/** The least width for each classic size; `full` and unknown sizes get the largest picture. */
const sizes: Readonly<Record<string, number>> = {
  thumbnail: 150,
  medium: 300,
  medium_large: 768,
  large: 1024,
}

function renditionOf({ src, srcSet, width, height }: PictureView, wanted: number) {
  const offered = offeredIn(srcSet).sort((a, b) => a.width - b.width)
  const chosen = offered.find((one) => one.width >= wanted) ?? offered.at(-1)
  return chosen
    ? [chosen.url, chosen.width, Math.round((height * chosen.width) / width)]
    : [src, width, height]
}

const answer = (data: object, status = 200): Response =>
  Response.json(data, { status, headers: { 'cache-control': 'no-store' } })
