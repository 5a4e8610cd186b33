import { entryTypes } from '../../../kernel/kinds.ts'
import { ownFieldTypes, partTypes } from '../../../kernel/own-fields.ts'

export const kindChoices = entryTypes.map((id) => ({ id, name: `ownFields.kinds.${id}` }))
const named = (id: string) => ({ id, name: `ownFields.types.${id}` })
export const typeChoices = ownFieldTypes.map(named)
export const partChoices = partTypes.map(named)
