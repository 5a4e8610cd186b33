import { answerJson } from '../answer.ts'
import type { Call } from '../resource.ts'
import { proposes } from '../review/proposes.ts'
import { problemTexts } from '../texts.nl.ts'
import { nameOf } from './open.ts'

/** Answers 409: who changed the document, when, and its present version. */
export async function conflict(call: Call, id: number): Promise<Response> {
  const now = await call.features.content.editable(id)
  return answerJson(
    {
      error: 'conflict',
      message: problemTexts.conflict,
      version: now?.revision,
      by: await nameOf(call, now?.draftSavedBy),
      at: now?.draftSavedAt ?? now?.publishedAt,
    },
    409,
  )
}

/** The user who changes a document, and the version they started from. */
export const editOf = async (call: Call, version: number) => ({
  by: call.viewer.userId ?? '',
  revision: version,
  proposes: await proposes(call),
})
