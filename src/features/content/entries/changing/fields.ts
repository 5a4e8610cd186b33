import { builtInFields } from '../../../../kernel/built-in-fields.ts'
import type { EntryType } from '../../../../kernel/kinds.ts'
import { type OwnField, ownPrefix } from '../../../../kernel/own-fields.ts'
import { isSameData } from '../../../../kernel/same-data.ts'
import { cleanText } from '../../clean-text.ts'
import { ownValuesSchema } from '../../own-fields/values.ts'
import { searchedByName } from '../../schema.ts'
import type { EntryFields } from '../../views.ts'

/**
 * Validates fields for storing: plain JSON of the right shape. Those of the program, which any kind may have, and those
 * that staff defined are parsed by their definition where they differ from `before`, which may follow an earlier
 * definition; other ones are kept unchanged. Throws on any other shape.
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
 * The texts of the searched fields that the column of words does not name, again, under a name that it reads as it reads
 * those of staff: so one more field needs no migration. No field of staff can have this name.
 */
const alsoSearched = `${ownPrefix}*`

function moreWords(fields: EntryFields): unknown {
  const texts = builtInFields
    .filter(({ name, isSearched }) => isSearched && !searchedByName.includes(name))
    .flatMap(({ name }) => fields[name] ?? [])
  return texts.length > 0 ? texts : undefined
}
