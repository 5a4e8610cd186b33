import { type EntryField, hasRows, type PartType } from '../../../kernel/own-fields.ts'
import { type Declared, readOwnRows, readOwnValue } from './values.ts'

type Values = Readonly<Record<string, unknown>>

/** The values of an entry for a field, or for a part of its rows. */
export interface ValuesAt {
  /** Declares each of them. */
  field: Declared & { type: PartType }
  /** At most one for a field; for a part, one for each row that has it, in the order of the rows. */
  values: readonly unknown[]
}

/**
 * The values at `veld_bouwer`, at a part of rows, `veld_kosters.veld_naam`, or at a part of one of several layouts,
 * `veld_delen.veld_citaat.veld_wie`; undefined when no such field is defined.
 * @param declared the fields of the entry's kind
 */
export function readValuesAt(
  declared: readonly EntryField[],
  path: string,
  fields: Values,
): ValuesAt | undefined {
  const [name, ...below] = path.split('.')
  const field = declared.find((one) => one.name === name)
  if (!field) return undefined
  const { type, layouts } = field
  if (!hasRows(type))
    return below.length === 0 ? { field: { ...field, type }, values: one(field, fields) } : undefined
  const isFlexible = type === 'flexible'
  if (below.length !== (isFlexible ? 2 : 1)) return undefined
  const layout = isFlexible ? layouts.find((known) => known.name === below[0]) : layouts[0]
  const part = layout?.parts.find((known) => known.name === below.at(-1))
  if (!part) return undefined
  const rows = readOwnRows(field, fields).filter((row) => row.layout === layout)
  return { field: part, values: rows.flatMap((row) => one(part, row.values)) }
}

function one(field: Declared, values: Values): unknown[] {
  const value = readOwnValue(field, values)
  return value === undefined ? [] : [value]
}
