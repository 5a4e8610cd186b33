import { eq } from 'drizzle-orm'
import { isId } from '../../id.ts'
import type { Parts } from '../../parts.ts'
import { comments, documents, entries } from '../../schema.ts'
import { readRow } from '../../view/get.ts'
import { isVisible } from '../../view/visible.ts'
import { entryTags } from '../tags.ts'

/** Deletes an entry. A published one answers 410 from then on, and loses its comments; a draft leaves nothing. */
export async function deleteEntry({ db, changes, clock }: Parts, id: number): Promise<void> {
  if (!isId(id)) return
  await db.transaction(async (tx) => {
    const locked = await tx.select({ id: entries.id }).from(entries).where(eq(entries.id, id)).for('update')
    if (locked.length === 0) return
    const entry = await readRow(tx, id)
    if (entry.status === 'gone') return
    await changes.publish(await entryTags(tx, entry), tx)
    if (isVisible(entry, clock())) {
      await tx.delete(comments).where(eq(comments.entryId, id))
      await tx.update(entries).set({ status: 'gone', updatedAt: clock() }).where(eq(entries.id, id))
      return
    }
    await tx.delete(entries).where(eq(entries.id, id))
    if (entry.documentId !== null) await tx.delete(documents).where(eq(documents.id, entry.documentId))
  })
}
