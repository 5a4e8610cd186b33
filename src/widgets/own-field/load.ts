import { readOwnRows, readOwnValue } from '../../features/content/index.ts'
import { factFields } from '../../kernel/built-in-fields.ts'
import { hasRows, type RowLayout } from '../../kernel/own-fields.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { type ShownField as Field, fieldsOf, shownField } from '../shared/own-fields/shown-field.ts'
import { type Found, type ShownPart, shownValue } from '../shared/own-fields/shown-value.ts'
import type { OwnFieldProps } from './fields.ts'

export type ShownRows =
  /** Rows, with the names of their fields for the columns of a table. */
  | { as: 'rows'; columns: readonly { name: string; label: string }[]; rows: readonly ShownRow[] }
  | { as: 'layouts'; rows: readonly ShownRow[] }

export interface ShownRow {
  /** Index among the stored rows. */
  place: number
  layout: string
  parts: readonly Shown<ShownPart>[]
}

export interface Shown<Value> {
  name: string
  label: string
  value: Value
}
export type ShownField = Shown<ShownPart | ShownRows>

type Values = Readonly<Record<string, unknown>>

/** The values of the fields that staff declared, in their order, or of one field. */
export async function load(
  { field: asked }: OwnFieldProps,
  context: RenderContext,
): Promise<Loaded<readonly ShownField[]>> {
  const { entry } = context
  if (!entry) return { model: [] }
  const fields = (await fieldsOf(entry, context)).filter((field) =>
    asked === '' ? 'kind' in field : field.name === asked,
  )
  const found = await Promise.all(
    fields.map(async (field) => ({
      name: field.name,
      label: await labelOf(field, context),
      found: await shownOf(field, context),
    })),
  )
  return {
    model: found.flatMap(({ name, label, found }) =>
      found.value ? [{ name, label, value: found.value }] : [],
    ),
    tags: ['own-fields', `entry:${entry.id}`, ...found.flatMap(({ found }) => found.tags ?? [])],
  }
}

/** As the facts call it, also where staff changed that text. */
async function labelOf({ name, label }: Field, { features }: RenderContext): Promise<string> {
  const fact = factFields.find((one) => one.name === name)
  return fact ? ((await features.content.settings()).texts[`entry-facts.${name}`] ?? fact.label) : label
}

async function shownOf(field: Field, context: RenderContext): Promise<Found<ShownField['value']>> {
  const fields = context.entry?.fields ?? {}
  return hasRows(field.type) ? shownRows(field, fields, context) : shownField(field, fields, context)
}

async function shownRows(field: Field, fields: Values, context: RenderContext): Promise<Found<ShownRows>> {
  const found = await Promise.all(
    readOwnRows(field, fields).map(async ({ layout, values }) => ({
      layout,
      parts: await Promise.all(
        layout.parts.map(async (part) => ({
          part,
          found: await shownValue(part, readOwnValue(part, values), context),
        })),
      ),
    })),
  )
  const rows = found.flatMap(({ layout, parts }, place): ShownRow[] => {
    const shown = parts.flatMap(({ part: { name, label }, found }) =>
      found.value ? [{ name, label, value: found.value }] : [],
    )
    return shown.length > 0 ? [{ place, layout: layout.name, parts: shown }] : []
  })
  const tags = found.flatMap(({ parts }) => parts.flatMap(({ found }) => found.tags ?? []))
  if (rows.length === 0) return { tags }
  if (field.type === 'flexible') return { value: { as: 'layouts', rows }, tags }
  return { value: { as: 'rows', columns: columnsOf(field.layouts[0], rows), rows }, tags }
}

/** A column without any value is left out. */
const columnsOf = (layout: RowLayout | undefined, rows: readonly ShownRow[]) =>
  (layout?.parts ?? [])
    .filter(({ name }) => rows.some(({ parts }) => parts.some((part) => part.name === name)))
    .map(({ name, label }) => ({ name, label }))
