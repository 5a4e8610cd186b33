import { ok } from '../../kernel/result.ts'
import type { Call, Outcome } from '../call.ts'
import type { Row } from '../row.ts'
import type { ReadId } from './read.ts'

interface Copyable<Id> {
  readId: ReadId<Id>
  copy(call: Call, id: Id): Promise<Outcome<Row>>
}

/** Makes another row like this one; answers its id. */
export const copyRow =
  <Id>({ readId, copy }: Copyable<Id>) =>
  async (call: Call, raw: string): Promise<Outcome<Row>> => {
    const id = readId(raw)
    if (!id.ok) return id
    const made = await copy(call, id.value)
    return made.ok ? ok({ id: made.value.id }) : made
  }
