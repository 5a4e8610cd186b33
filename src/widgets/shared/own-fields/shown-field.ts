import { type DeclaredField, type EntryView, readOwnValue } from '../../../features/content/index.ts'
import type { BuiltInField } from '../../../kernel/built-in-field.ts'
import { shownFields } from '../../../kernel/built-in-fields.ts'
import type { RenderContext } from '../../context.ts'
import { type Found, shownValue } from './shown-value.ts'

export type ShownField = BuiltInField | DeclaredField

/** The fields that an entry may show: those of the program, and those that staff declared for its kind. */
export const fieldsOf = async (
  { type }: Pick<EntryView, 'type'>,
  { features }: Pick<RenderContext, 'features'>,
): Promise<readonly ShownField[]> => [
  ...shownFields,
  ...(await features.content.ownFields()).filter(({ kind }) => kind === type),
]

/** What visitors see of a field without rows. */
export async function shownField(
  field: ShownField,
  fields: EntryView['fields'],
  context: RenderContext,
): Promise<Found> {
  const found = await shownValue(field, readOwnValue(field, fields), context)
  const target = 'leadsTo' in field && shownFields.find(({ name }) => name === field.leadsTo)
  const href = target && readOwnValue(target, fields)
  return found.value?.as === 'words' && typeof href === 'string'
    ? { ...found, value: { ...found.value, href } }
    : found
}
