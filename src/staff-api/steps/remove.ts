import { fail, ok } from '../../kernel/result.ts'
import type { Thing } from '../../platform/revisions/thing.ts'
import type { Call, Outcome } from '../call.ts'
import { tellProposer } from '../review/mails.ts'
import { isLive, proposes } from '../review/proposes.ts'
import { documentOf } from '../review/rows.ts'
import type { Row } from '../row.ts'
import { titleOf } from '../title-of.ts'
import type { ReadId } from './read.ts'

interface Removable<Id> {
  name: string
  readId: ReadId<Id>
  one?: ((call: Call, id: Id) => Promise<Row | undefined>) | undefined
  remove(call: Call, id: Id): Promise<Outcome<undefined>>
  isFinal?: boolean | undefined
  isReviewed: boolean
}

/** Removes a row for good, or moves it to the trash and ends what was proposed of it. */
export const removeRow =
  <Id>({ name, readId, one, remove, isFinal, isReviewed }: Removable<Id>) =>
  async (call: Call, raw: string): Promise<Outcome<{ trashId?: number }>> => {
    const id = readId(raw)
    if (!id.ok) return id
    return call.together(async () => {
      if (isFinal) {
        const done = await remove(call, id.value)
        return done.ok ? ok({}) : done
      }
      const row = await one?.(call, id.value)
      if (isReviewed && row && isLive(row) && (await proposes(call))) return fail('proposes')
      const thing = { resource: name, rowId: raw }
      const title = titleOf(row) ?? raw
      const { done, trashId } = await call.features.revisions.trash.throwAway(
        { ...thing, title, by: call.viewer.userId ?? '' },
        () => remove(call, id.value),
      )
      if (!done.ok) return done
      if (isReviewed) await endProposals(call, thing, title, row)
      return ok({ trashId })
    })
  }

/** Ends the proposals of a removed row and of its widgets, and mails whoever made them. */
async function endProposals(call: Call, thing: Thing, title: string, row: unknown): Promise<void> {
  const { proposals } = call.features.revisions
  const tell = await tellProposer(call, { thing, title, how: 'thrown' })
  const widgets = documentOf(row)
  await proposals.end(thing, undefined, tell)
  if (widgets) await proposals.end({ resource: 'documents', rowId: widgets }, undefined, tell)
}
