import { ownFieldTypes, partTypes } from '../../../kernel/own-fields.ts'
import { useKinds } from '../../kinds/known.ts'

/** Every content kind by its name, which must not be translated. */
export const useKindChoices = () => useKinds().all.map(({ type, many }) => ({ id: type, name: many }))

const named = (id: string) => ({ id, name: `ownFields.types.${id}` })
export const typeChoices = ownFieldTypes.map(named)
export const partChoices = partTypes.map(named)
