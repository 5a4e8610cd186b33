import { type EntryType, entryTypes, kindOf } from '../../../kernel/kinds.ts'

/** The type whose screens have this word in their address. */
export function typeOfResource(resource: string | undefined): EntryType {
  const type = entryTypes.find((known) => kindOf(known).resource === resource)
  if (!type) throw new Error(`there is no kind of entry named ${resource}`)
  return type
}

export const kindOfResource = (resource: string | undefined) => kindOf(typeOfResource(resource))
