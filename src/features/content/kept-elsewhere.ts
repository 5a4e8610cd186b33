import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { EntryType } from '../../kernel/kinds.ts'
import { checkDocument } from './documents/check-document.ts'
import { menuItems } from './documents/menus.ts'
import { sanitizeBody } from './entries/changing/body.ts'
import { checkFields } from './entries/changing/fields.ts'
import { publishLater } from './entries/publishing/publish-later.ts'
import { publishDocumentJob } from './entries/publishing/schedule-document.ts'
import type { Parts } from './parts.ts'
import { documents, entries } from './schema.ts'
import type { EntryFields } from './views.ts'

/**
 * Checks what another site of ours kept, as when staff save it here: the body is cleaned, fields, documents and menus
 * have their shape. Each throws when it has another one.
 */
export const checkKept = (parts: Pick<Parts, 'ownFields'>) => ({
  document(data: unknown): void {
    const checked = checkDocument(data)
    if (!checked.ok) throw new Error(checked.detail)
  },
  async entry(type: EntryType, body: string, fields: EntryFields) {
    return { body: sanitizeBody(body), fields: checkFields(await parts.ownFields(), type, fields) }
  },
  menu: (items: unknown): void => void menuItems.parse(items),
})

/** Plans what is to be published later, of rows that came with their dates. */
export async function planKept(parts: Pick<Parts, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const { db, jobs, clock } = parts
  await db.transaction(async (tx) => {
    const { id, status, publishedAt } = entries
    const later = await tx
      .select({ id, status, publishedAt })
      .from(entries)
      .where(and(eq(status, 'published'), gt(publishedAt, clock())))
    for (const entry of later) await publishLater(parts, tx, entry)
    const planned = await tx
      .select({ id: documents.id, at: documents.publishAt })
      .from(documents)
      .where(isNotNull(documents.publishAt))
    for (const { id, at } of planned)
      if (at) await jobs.send(publishDocumentJob, { id }, { tx, startAfter: at })
  })
}
