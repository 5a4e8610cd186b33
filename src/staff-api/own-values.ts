import { z } from 'zod'
import { type EntryType, ownValuesSchema } from '../features/content/index.ts'
import { ownPrefix } from '../kernel/own-fields.ts'
import { ok } from '../kernel/result.ts'
import { readInput } from './read-input.ts'
import type { Call, Outcome } from './resource.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Returns the fields of an entry as a form sends them, own fields checked by their declarations. Undeclared own fields
 * are left out, so that they stay unchanged.
 * @param isWhole for a new entry: required fields must be present
 */
export async function withOwnValues(
  { features }: Call,
  kind: EntryType,
  fields: Values,
  isWhole: boolean,
): Promise<Outcome<Values>> {
  const declared = (await features.content.ownFields()).filter((field) => field.kind === kind)
  const schema = z.object({ fields: ownValuesSchema(declared, { isWhole }) })
  const read = readInput(schema, { fields })
  if (!read.ok) return read
  const builtIn = Object.entries(fields).filter(([name]) => !name.startsWith(ownPrefix))
  const own = Object.entries(read.value.fields).filter(([, value]) => value !== undefined)
  return ok(Object.fromEntries([...builtIn, ...own]))
}
