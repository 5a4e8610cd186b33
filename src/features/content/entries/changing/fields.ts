import { builtInFields } from '../../../../kernel/built-in-fields.ts'
import type { EntryType } from '../../../../kernel/kinds.ts'
import { type OwnField, ownPrefix } from '../../../../kernel/own-fields.ts'
import { isSameData } from '../../../../kernel/same-data.ts'
import { cleanText } from '../../clean-text.ts'
import { ownValuesSchema } from '../../own-fields/values.ts'
import { searchedByName } from '../../schema.ts'
import type { EntryFields } from '../../views.ts'

/**
 * Validates fields for storing: plain JSON of the right shape. Built-in fields, and those that staff defined for the
 * type, are parsed by their definition if they differ from `before`, which may follow an older definition. All others
 * are stored unchanged. Throws on any other shape.
 */
export function checkFields(
  declared: readonly OwnField[],
  type: EntryType,
  fields: EntryFields,
  before: EntryFields = {},
): EntryFields {
  const changed = [...builtInFields, ...declared.filter(({ kind }) => kind === type)].filter(
    ({ name }) => name in fields && !isSameData(fields[name], before[name]),
  )
  const checked: EntryFields = { ...fields, ...ownValuesSchema(changed).parse(fields) }
  return JSON.parse(JSON.stringify({ ...checked, [alsoSearched]: moreWords(checked) }), (_, value) =>
    typeof value === 'string' ? cleanText(value) : value,
  )
}

/**
 * The field that repeats the texts of searched fields which the column of words does not name. The column reads it as
 * it reads fields of staff, so a new field needs no migration. No field of staff can have this name.
 */
const alsoSearched = `${ownPrefix}*`

function moreWords(fields: EntryFields): unknown {
  const texts = builtInFields
    .filter(({ name, isSearched }) => isSearched && !searchedByName.includes(name))
    .flatMap(({ name }) => fields[name] ?? [])
  return texts.length > 0 ? texts : undefined
}
