import { z } from 'zod'
import { record } from '../../kernel/record.ts'
import { fail, ok } from '../../kernel/result.ts'
import { may } from '../../kernel/rights.ts'
import type { Thing } from '../../platform/revisions/thing.ts'
import { answering } from '../action.ts'
import { shape } from '../answer-parts.ts'
import type { Action, Call, Outcome } from '../call.ts'
import type { Needs } from '../needs.ts'
import { readInput } from '../read-input.ts'
import { instant, requiredText, text } from '../schemas.ts'
import { isOutdated, stampOf } from '../stamp.ts'
import { withRowLocked } from '../steps/lock.ts'
import { titleOf } from '../title-of.ts'
import { differing, merged, plain } from './change.ts'
import { tellProposer, tellPublishers } from './mails.ts'
import { isLive, othersPublish } from './proposes.ts'
import { proposalAnswer, proposalView } from './rows.ts'

export const noteInput = z.object({ note: text(1_000).default('') })
const answerInput = z.object({ words: requiredText(2_000) })
const formInput = z.object({ data: record(z.string().max(300), z.unknown(), 1_000) })

const marked = z.object({ proposal: instant })

/** The proposal that a form was filled from, by its moment; undefined for a form without one. */
export const proposalIn = (body: unknown): Date | undefined => marked.safeParse(body).data?.proposal

interface Reviewed {
  name: string
  write: Needs
  /** The input of the form. */
  changes: z.ZodType
  one(call: Call, id: string): Promise<Outcome<{ id: number | string }>>
  change(call: Call, id: string, body: unknown): Promise<Outcome<{ id: number | string }>>
}

/** Proposes a thing, and mails those who may publish it. */
export async function putForward(
  call: Call,
  thing: Thing,
  proposal: { title: string; needs: Needs; note: string; change: Readonly<Record<string, unknown>> | null },
): Promise<void> {
  const { change, ...told } = proposal
  const tell = await tellPublishers(call, { thing, ...told })
  await call.features.revisions.proposals.propose(
    thing,
    { by: call.viewer.userId ?? '', note: told.note, change },
    tell,
  )
}

/**
 * Actions of everything that visitors see once it is published, at `/staff-api/{resource}/{id}/…`:
 *
 * - GET `proposal`: {proposal?}.
 * - POST `propose` {note?, data?}: a draft, with `data` saved in it; of a row that visitors see {note?, data, stamp,
 *   proposal?}: what differs in `data` waits beside it. `proposal` is the moment of the proposal from which the form was filled; fields of one that the
 *   form does not know of are kept.
 * - POST `take-back`: whoever proposed it does so no longer; what waited beside a row becomes their unsaved form.
 * - POST `send-back` {words}: it goes back to whoever proposed it.
 *
 * A proposal is published by publishing the draft, or by saving the form with its moment (`proposal`).
 */
export function reviewActions({ name: resource, write: needs, changes, one, change: changeRow }: Reviewed) {
  const propose: Action['run'] = async (call, rowId, body) => {
    const row = await one(call, rowId)
    if (!row.ok) return row
    if (!(await othersPublish(call))) return fail('no-proposals')
    const sent = await body()
    const read = readInput(noteInput, sent)
    if (!read.ok) return read
    const { note } = read.value
    if (!isLive(row.value)) {
      const form = formInput.safeParse(sent)
      const saved = form.success ? await changeRow(call, rowId, form.data.data) : row
      return saved.ok ? proposed(call, rowId, saved.value, note, null) : saved
    }
    return withRowLocked(call, { resource, rowId }, async () => {
      const now = await one(call, rowId)
      const change = now.ok ? await changeOf(call, { resource, rowId }, now.value, sent) : now
      return change.ok ? proposed(call, rowId, row.value, note, change.value) : change
    })
  }

  async function proposed(
    call: Call,
    rowId: string,
    row: unknown,
    note: string,
    change: Readonly<Record<string, unknown>> | null,
  ): Promise<Outcome<unknown>> {
    const thing = { resource, rowId }
    await putForward(call, thing, { title: titleOf(row) ?? rowId, needs, note, change })
    await call.features.revisions.drafts.forget(thing, call.viewer.userId ?? '')
    return shown(call, rowId)
  }

  /** The fields that would change, as they were sent. */
  async function changeOf(
    call: Call,
    thing: Thing,
    row: unknown,
    sent: unknown,
  ): Promise<Outcome<Readonly<Record<string, unknown>>>> {
    const form = readInput(formInput, sent)
    if (!form.ok) return form
    const { data } = form.value
    const read = readInput(changes, data)
    if (!read.ok) return read
    if (isOutdated(changes, row, sent)) return fail('conflict')
    const now = plain(changes.safeParse(plain(row)).data)
    const next = plain(read.value)
    const before = await call.features.revisions.proposals.read(thing)
    const isKnown = before?.at.getTime() === proposalIn(sent)?.getTime()
    const change = merged((!isKnown && before?.change) || {}, differing(data, next, now))
    return Object.keys(change).length > 0 ? ok(change) : fail('nothing-new')
  }

  async function shown(call: Call, rowId: string) {
    const found = await call.features.revisions.proposals.read({ resource, rowId })
    return ok({ ...(found && { proposal: await proposalView(call, found) }) })
  }

  const takeBack: Action['run'] = async (call, rowId) => {
    const { drafts, proposals } = call.features.revisions
    const thing = { resource, rowId }
    const [row, found] = await Promise.all([one(call, rowId), proposals.read(thing)])
    if (!row.ok) return row
    if (!found) return fail('missing')
    if (found.by !== call.viewer.userId) return fail('forbidden')
    if (found.change) {
      const own = await drafts.read(thing, found.by)
      const typed = formInput.safeParse(own).data?.data
      await drafts.keep(thing, found.by, {
        stamp: own?.stamp ?? stampOf(changes, row.value),
        data: { ...found.change, ...typed },
      })
    }
    return (await proposals.end(thing, found)) ? ok({ id: rowId }) : fail('missing')
  }

  const sendBack: Action['run'] = async (call, rowId, body) => {
    const row = await one(call, rowId)
    if (!row.ok) return row
    if (!may(call.viewer, 'publish')) return fail('forbidden')
    const read = readInput(answerInput, await body())
    if (!read.ok) return read
    const { words } = read.value
    const thing = { resource, rowId }
    const title = titleOf(row.value) ?? rowId
    const tell = await tellProposer(call, { thing, title, how: 'returned', words })
    const by = call.viewer.userId ?? ''
    const isBack = await call.features.revisions.proposals.sendBack(thing, { by, words }, tell)
    return isBack ? shown(call, rowId) : fail('missing')
  }

  const action = (run: Action['run']): readonly Action[] => [{ method: 'POST', needs, run }]
  return {
    proposal: [
      answering({
        method: 'GET',
        needs,
        answer: shape({ proposal: proposalAnswer.optional() }),
        async run(call, rowId) {
          const row = await one(call, rowId)
          return row.ok ? shown(call, rowId) : row
        },
      }),
    ],
    propose: action(propose),
    'take-back': action(takeBack),
    'send-back': action(sendBack),
  }
}
