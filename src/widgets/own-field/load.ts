import { type DeclaredField, readOwnRows, readOwnValue } from '../../features/content/index.ts'
import { hasRows, type RowLayout } from '../../kernel/own-fields.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
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

/** The values of the fields that staff declared, in their order. */
export async function load(
  { field: asked }: OwnFieldProps,
  context: RenderContext,
): Promise<Loaded<readonly ShownField[]>> {
  const { entry, features } = context
  if (!entry) return { model: [] }
  const declared = (await features.content.ownFields()).filter(
    ({ kind, name }) => kind === entry.type && (asked === '' || asked === name),
  )
  const found = await Promise.all(
    declared.map(async (field) => ({ field, found: await shownOf(field, context) })),
  )
  return {
    model: found.flatMap(({ field: { name, label }, found }) =>
      found.value ? [{ name, label, value: found.value }] : [],
    ),
    tags: ['own-fields', `entry:${entry.id}`, ...found.flatMap(({ found }) => found.tags ?? [])],
  }
}

async function shownOf(field: DeclaredField, context: RenderContext): Promise<Found<ShownField['value']>> {
  const fields = context.entry?.fields ?? {}
  return hasRows(field.type)
    ? shownRows(field, fields, context)
    : shownValue(field, readOwnValue(field, fields), context)
}

async function shownRows(
  field: DeclaredField,
  fields: Values,
  context: RenderContext,
): Promise<Found<ShownRows>> {
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
