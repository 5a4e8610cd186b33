import { ok } from '../../kernel/result.ts'
import type { Call } from '../call.ts'
import type { Use } from '../uses.ts'
import type { ReadId } from './read.ts'

interface Used<Id> {
  readId: ReadId<Id>
  uses?(call: Call, id: Id): Promise<readonly Use[]>
  endsWith?(call: Call, id: Id): Promise<readonly string[]>
  isFinal?: boolean
}

/** What staff see before they remove a row: where it is used, what else ends, and whether it can be restored. */
export const usesOfRow =
  <Id>({ readId, uses, endsWith, isFinal = false }: Used<Id>) =>
  async (call: Call, raw: string) => {
    const id = readId(raw)
    if (!id.ok) return id
    const data = (await uses?.(call, id.value)) ?? []
    const ends = (await endsWith?.(call, id.value)) ?? []
    return ok({ data, ends, isFinal })
  }
