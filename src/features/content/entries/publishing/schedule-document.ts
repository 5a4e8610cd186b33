import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { fail, ok, type Result } from '../../../../kernel/result.ts'
import type { Executor } from '../../../../platform/database/index.ts'
import type { JobKind } from '../../../../platform/jobs.ts'
import { type Edit, isStale } from '../../documents/editing.ts'
import { documents } from '../../documents/schema.ts'
import { lockDocument } from '../../documents/versions.ts'
import type { Parts } from '../../parts.ts'
import { publishDocument } from './publish-document.ts'

/** Runs at the moment for which a draft was planned. */
export const publishDocumentJob: JobKind<{ id: number }> = {
  name: 'content-publish-document',
  schema: z.strictObject({ id: z.int() }),
}

const send = ({ jobs }: Parts, tx: Executor, id: number, startAfter: Date) =>
  jobs.send(publishDocumentJob, { id }, { tx, startAfter })

/**
 * Schedules the publication of a draft, in the state that it has at that moment, without later changes by those who
 * may only propose. Without a moment, cancels the plan, as publishing earlier does.
 */
export async function scheduleDocument(
  parts: Parts,
  documentId: number,
  at: Date | undefined,
  edit?: Edit,
): Promise<Result<undefined, 'missing' | 'conflict' | 'no-draft'>> {
  return parts.db.transaction(async (tx) => {
    const row = await lockDocument(tx, documentId)
    if (!row) return fail('missing')
    if (isStale(row, edit)) return fail('conflict')
    if (at && !row.draft) return fail('no-draft')
    await tx
      .update(documents)
      .set({ publishAt: at ?? null, planned: null })
      .where(eq(documents.id, documentId))
    if (at) await send(parts, tx, documentId, at)
    return ok(undefined)
  })
}

/** Publishes the draft, unless the plan was cancelled or moved. */
export async function runScheduled(parts: Parts, { id }: { id: number }): Promise<void> {
  const { db, clock } = parts
  const [row] = await db
    .select({ publishAt: documents.publishAt })
    .from(documents)
    .where(eq(documents.id, id))
  if (!row?.publishAt) return
  // The database's clock may be ahead of this program's, so the job may start too early.
  if (row.publishAt > clock()) return send(parts, db, id, row.publishAt)
  await publishDocument(parts, id)
}
