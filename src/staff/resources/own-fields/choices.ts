import { entryTypes } from '../../../kernel/kinds.ts'
import { ownFieldTypes } from '../../../kernel/own-fields.ts'

export const kindChoices = entryTypes.map((id) => ({ id, name: `ownFields.kinds.${id}` }))
export const typeChoices = ownFieldTypes.map((id) => ({ id, name: `ownFields.types.${id}` }))
