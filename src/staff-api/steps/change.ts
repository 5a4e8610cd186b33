import type { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import type { Thing } from '../../platform/revisions/thing.ts'
import type { Call, Outcome } from '../call.ts'
import { readInput } from '../read-input.ts'
import { proposalIn } from '../review/actions.ts'
import { endByForm } from '../review/end.ts'
import { isLive, proposes, publishes, shownFrom } from '../review/proposes.ts'
import type { Row, StampedRow } from '../row.ts'
import { isOutdated, stamped, stampOf } from '../stamp.ts'
import { titleOf } from '../title-of.ts'
import { withRowLocked } from './lock.ts'
import type { ReadId } from './read.ts'

interface Changeable<Id, Change extends z.ZodType> {
  name: string
  readId: ReadId<Id>
  one(call: Call, id: Id): Promise<Row | undefined>
  change: {
    schema: Change
    run(call: Call, id: Id, input: z.output<Change>): Promise<Outcome<Row>>
    hasHistory?: boolean
  }
  isReviewed: boolean
}

/** One change of a row, as its steps see it. */
interface Step {
  call: Call
  thing: Thing
  schema: z.ZodType
  body: unknown
  before: Row | undefined
}

/**
 * Changes a row: one form after the other, each in its unit of work. A form that was filled from an older row, or that
 * only a publisher may save, changes nothing. What it published ends its proposal, what it changed becomes a version, and
 * the user's unsaved form goes.
 */
export const changeRow =
  <Id, Change extends z.ZodType>({ name, readId, one, change, isReviewed }: Changeable<Id, Change>) =>
  async (call: Call, raw: string, body: unknown): Promise<Outcome<StampedRow>> => {
    const id = readId(raw)
    if (!id.ok) return id
    const input = readInput(change.schema, body)
    if (!input.ok) return input
    const thing = { resource: name, rowId: raw }
    const { schema } = change
    return withRowLocked(call, thing, async () => {
      const before = await one(call, id.value)
      const step: Step = { call, thing, schema, body, before }
      if (isOutdated(schema, before, body)) return fail('conflict')
      if (isReviewed && (await onlyProposes(step, input.value))) return fail(before ? 'proposes' : 'missing')
      const changed = await change.run(call, id.value, input.value)
      if (!changed.ok) return changed
      const now = stamped(schema, (await one(call, id.value)) ?? changed.value)
      if (isReviewed) await endProposal(step, now)
      if (change.hasHistory !== false) await noteVersion(step, now)
      await call.features.revisions.drafts.forget(thing, call.viewer.userId ?? '')
      return ok(now)
    })
  }

/** Whether visitors see the row or would see it, and the user may not publish. */
const onlyProposes = async ({ call, before }: Step, input: unknown): Promise<boolean> =>
  (isLive(before) || publishes(input)) && (await proposes(call))

/** Ends the proposal that the form was filled from, and any proposal of a row that this form published. */
async function endProposal({ call, thing, body, before }: Step, now: Row): Promise<void> {
  const which = proposalIn(body)
  if (!which && (isLive(before) || !isLive(now))) return
  await endByForm(call, thing, { title: titleOf(now) ?? thing.rowId, which, at: shownFrom(now) })
}

/** Keeps the row as a version, unless the form changed nothing. */
async function noteVersion({ call, thing, schema, before }: Step, now: StampedRow): Promise<void> {
  if (before && stampOf(schema, before) === now.stamp) return
  await call.features.revisions.history.note(thing, { by: call.viewer.userId ?? '', before, now })
}
