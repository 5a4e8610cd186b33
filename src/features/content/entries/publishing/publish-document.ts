import { eq } from 'drizzle-orm'
import type { Result } from '../../../../kernel/result.ts'
import type { Edit } from '../../documents/editing.ts'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'
import type { DocumentView } from '../../views.ts'
import { entryTags } from '../tags.ts'

/** Publishes the draft of a document, and marks its entry as changed. */
export async function publishDocument(
  { db, changes, clock, documents }: Parts,
  documentId: number,
  edit?: Edit,
): Promise<Result<DocumentView, 'missing' | 'conflict'>> {
  const published = await documents.publishDocument(documentId, edit)
  if (!published.ok) return published
  await db.transaction(async (tx) => {
    const [entry] = await tx
      .update(entries)
      .set({ updatedAt: clock() })
      .where(eq(entries.documentId, documentId))
      .returning({ id: entries.id, type: entries.type })
    if (entry) await changes.publish(await entryTags(tx, entry), tx)
  })
  return published
}
