import { and, or, type SQL, sql } from 'drizzle-orm'
import { type EntryField, hasRows, type OwnField, type PartType } from '../../../kernel/own-fields.ts'
import { entries } from '../schema.ts'
import { type Declared, readOwnRows, readOwnValue } from './values.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * A condition for the entries that refer to a thing by its number in a field of these types, also within rows; false
 * for none.
 */
export function namesInOwnField(declared: readonly OwnField[], types: readonly PartType[], id: number): SQL {
  const conditions = declared.flatMap((field) =>
    waysToName(field, types, id).map((held) =>
      and(
        sql`${entries.type} = ${field.kind}`,
        sql`${entries.fields} @> ${JSON.stringify({ [field.name]: held })}::jsonb`,
      ),
    ),
  )
  return or(...conditions) ?? sql`false`
}

/** The least that a field contains when it refers to a thing. */
function waysToName(
  field: Pick<Declared, 'type'> & Partial<EntryField>,
  types: readonly PartType[],
  id: number,
): unknown[] {
  const { type, layouts = [] } = field
  if (!hasRows(type)) {
    if (!types.some((one) => one === type)) return []
    return [type === 'picture' ? id : [id]]
  }
  return layouts.flatMap((layout) =>
    layout.parts.flatMap((part) =>
      waysToName(part, types, id).map((held) => {
        const row = { [part.name]: held }
        return [type === 'repeater' ? row : { [layout.name]: row }]
      }),
    ),
  )
}

/** Every value of an entry's fields, also within rows, with its definition. */
export function ownValuesOf(
  declared: readonly OwnField[],
  fields: Values,
): { type: PartType; value: unknown }[] {
  const read = (field: Declared, values: Values) => {
    const { type } = field
    const value = readOwnValue(field, values)
    return value === undefined || hasRows(type) ? [] : [{ type, value }]
  }
  return declared.flatMap((field) =>
    hasRows(field.type)
      ? readOwnRows(field, fields).flatMap(({ layout, values }) =>
          layout.parts.flatMap((part) => read(part, values)),
        )
      : read(field, fields),
  )
}
