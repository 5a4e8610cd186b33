import { entryTypes, kindOf } from '../../../kernel/kinds.ts'

/** The kind whose screens have this word in their address. */
export function kindOfResource(resource: string | undefined) {
  const type = entryTypes.find((known) => kindOf(known).resource === resource)
  if (!type) throw new Error(`there is no kind of entry named ${resource}`)
  return kindOf(type)
}
