import { z } from 'zod'
import type { Proposal } from '../../platform/revisions/proposals.ts'
import { moment, recordOf, shape, words } from '../answer-parts.ts'
import type { Call, ListAnswer } from '../call.ts'
import { namesOf } from '../names.ts'

const ofPage = z.object({ documentId: z.int() })

/** The number of the widgets that belong to a row. */
export const documentOf = (row: unknown): string | undefined => {
  const read = ofPage.safeParse(row)
  return read.success ? String(read.data.documentId) : undefined
}

/** A proposal as staff see it. */
export const proposalAnswer = shape({
  state: z.enum(['waiting', 'returned']),
  at: moment,
  note: words,
  answer: words,
  /** New values of the fields that would change; absent where the row itself is the draft. */
  change: recordOf(words, z.unknown()).optional(),
  isOwn: z.boolean(),
  by: words.optional(),
  answeredBy: words.optional(),
})

export async function proposalView(
  call: Call,
  { by, answeredBy, ...proposal }: Proposal,
): Promise<ProposalView> {
  const { state, at, note, change, answer } = proposal
  const names = await namesOf(call, [by, answeredBy ?? undefined])
  return {
    state,
    at,
    note,
    answer,
    ...(change && { change }),
    isOwn: by === call.viewer.userId,
    by: names.get(by),
    answeredBy: names.get(answeredBy ?? ''),
  }
}

export type ProposalView = z.output<typeof proposalAnswer>

/** Adds to each row of a list what is proposed of it, or of its widgets. */
export async function withProposals(call: Call, resource: string, answer: ListAnswer): Promise<ListAnswer> {
  const { proposals } = call.features.revisions
  const ofRows = await proposals.among(
    resource,
    answer.data.map(({ id }) => String(id)),
  )
  const ofWidgets = await proposals.among(
    'documents',
    answer.data.flatMap((row) => documentOf(row) ?? []),
  )
  if (ofRows.length + ofWidgets.length === 0) return answer
  const names = await namesOf(
    call,
    [...ofRows, ...ofWidgets].map(({ by }) => by),
  )
  return {
    ...answer,
    data: answer.data.map((row) => {
      const found =
        ofRows.find(({ rowId }) => rowId === String(row.id)) ??
        ofWidgets.find(({ rowId }) => rowId === documentOf(row))
      return found ? { ...row, proposal: { state: found.state, by: names.get(found.by), at: found.at } } : row
    }),
  }
}
