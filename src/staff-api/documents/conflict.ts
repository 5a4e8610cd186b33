import { answerJson } from '../answer.ts'
import type { Call } from '../resource.ts'
import { problemTexts } from '../texts.nl.ts'
import { nameOf } from './open.ts'

/** 409: whose work stands there now, since when, and which version it is. */
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

/** Who changes a document, built on which version of it. */
export const editOf = ({ viewer }: Call, version: number) => ({ by: viewer.userId ?? '', revision: version })
