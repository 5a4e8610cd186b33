import { z } from 'zod'
import { record } from '../kernel/record.ts'
import { fail, ok } from '../kernel/result.ts'
import { answering, receiving } from './action.ts'
import { done, listOf, moment, shape, words } from './answer-parts.ts'
import type { Call, ListAnswer } from './call.ts'
import { namesOf } from './names.ts'
import type { Needs } from './needs.ts'

const draft = z.object({ stamp: z.string().max(100), data: record(z.string().max(300), z.unknown(), 1_000) })
const version = z.object({ versionId: z.int().min(1).max(2_147_483_647) })

const draftAnswer = shape({
  draft: shape({ savedAt: moment, stamp: words, data: z.unknown() }).optional(),
  others: listOf(shape({ by: words.optional(), at: moment })),
})

/** The first version has no moment: nobody saved it. */
const versionsAnswer = shape({
  data: listOf(shape({ id: z.number(), at: moment.optional(), by: words.optional() })),
})

/**
 * Actions of every form, at `/staff-api/{resource}/{id}/…`:
 *
 * - `draft`: the user's unsaved form. GET: {draft?: {savedAt, stamp, data}, others: [{by, at}]}; PUT {stamp, data};
 *   DELETE. Saving the row deletes it.
 * - `history`: GET: {data: [{id, at?, by?}]}, the newest first; POST {versionId}: {data}, the row as it was then.
 */
export const revisionActions = ({ name: resource, write: needs }: { name: string; write: Needs }) => ({
  draft: [
    answering({
      method: 'GET',
      needs,
      answer: draftAnswer,
      async run(call, rowId) {
        const { drafts } = call.features.revisions
        const own = call.viewer.userId ?? ''
        const [draft, waiting] = await Promise.all([
          drafts.read({ resource, rowId }, own),
          drafts.waiting(resource, [rowId]),
        ])
        const theirs = waiting.filter(({ userId }) => userId !== own)
        const names = await namesOf(
          call,
          theirs.map(({ userId }) => userId),
        )
        return ok({
          ...(draft && { draft }),
          others: theirs.map(({ userId, savedAt }) => ({ by: names.get(userId), at: savedAt })),
        })
      },
    }),
    receiving({
      method: 'PUT',
      needs,
      input: draft,
      answer: done,
      async run(call, rowId, kept) {
        await call.features.revisions.drafts.keep({ resource, rowId }, call.viewer.userId ?? '', kept)
        return ok({ id: rowId })
      },
    }),
    answering({
      method: 'DELETE',
      needs,
      answer: done,
      async run(call, rowId) {
        await call.features.revisions.drafts.forget({ resource, rowId }, call.viewer.userId ?? '')
        return ok({ id: rowId })
      },
    }),
  ],
  history: [
    answering({
      method: 'GET',
      needs,
      answer: versionsAnswer,
      async run(call, rowId) {
        const versions = await call.features.revisions.history.list({ resource, rowId })
        const names = await namesOf(
          call,
          versions.map(({ savedBy }) => savedBy),
        )
        return ok({
          data: versions.map(({ id, savedAt, savedBy }) => ({
            id,
            at: savedAt,
            by: savedBy === undefined ? undefined : names.get(savedBy),
          })),
        })
      },
    }),
    receiving({
      method: 'POST',
      needs,
      apart: 'reads, and keeps nothing',
      input: version,
      answer: shape({ data: z.unknown() }),
      async run(call, rowId, { versionId }) {
        const data = await call.features.revisions.history.read({ resource, rowId }, versionId)
        return data === undefined ? fail('missing') : ok({ data })
      },
    }),
  ],
})

/** Adds to each row of a list who has an unsaved form of it. */
export async function withDrafts(call: Call, resource: string, answer: ListAnswer): Promise<ListAnswer> {
  const waiting = await call.features.revisions.drafts.waiting(
    resource,
    answer.data.map(({ id }) => String(id)),
  )
  if (waiting.length === 0) return answer
  const names = await namesOf(
    call,
    waiting.map(({ userId }) => userId),
  )
  const byRow = Map.groupBy(waiting, ({ rowId }) => rowId)
  return {
    ...answer,
    data: answer.data.map((row) => {
      const drafts = byRow.get(String(row.id))
      return drafts
        ? { ...row, unsaved: drafts.map(({ userId, savedAt }) => ({ by: names.get(userId), at: savedAt })) }
        : row
    }),
  }
}
