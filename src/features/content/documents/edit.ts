import { eq } from 'drizzle-orm'
import type { DocumentData } from '../../../kernel/document.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { ContentDeps } from '../deps.ts'
import { isId } from '../parts.ts'
import type { DocumentView } from '../views.ts'
import { checkDocument } from './check-document.ts'
import { documents } from './schema.ts'
import { documentTags } from './tags.ts'
import { lockDocument, readVersion, replaceDraft, replacePublished } from './versions.ts'

type Deps = Pick<ContentDeps, 'db' | 'changes' | 'clock'>

/** What the editor opens: the draft, or without one what is published. */
export async function readDraft({ db }: Deps, id: number): Promise<DocumentView | undefined> {
  if (!isId(id)) return undefined
  const [row] = await db.select().from(documents).where(eq(documents.id, id))
  const data = row?.draft ?? row?.published
  return row && data ? { id, title: row.title, data } : undefined
}

/** The last one to save wins; the draft of who saved before becomes a version. */
export async function saveDraft(
  { db, clock }: Deps,
  id: number,
  data: DocumentData,
): Promise<Result<undefined, 'not_found' | 'invalid_document'>> {
  const checked = checkDocument(data)
  if (!checked.ok) return fail('invalid_document')
  return db.transaction(async (tx) => {
    const row = await lockDocument(tx, id)
    if (!row) return fail('not_found')
    await replaceDraft(tx, row, checked.value, clock())
    return ok(undefined)
  })
}

/** Without a draft, what is published stays as it is. */
export async function publishDocument(
  { db, changes, clock }: Deps,
  id: number,
): Promise<Result<DocumentView, 'not_found'>> {
  const done = await db.transaction(async (tx) => {
    const row = await lockDocument(tx, id)
    const data = row?.draft ?? row?.published
    if (!row || !data) return undefined
    if (row.draft) {
      await replacePublished(tx, row, row.draft, clock())
      await tx.update(documents).set({ draft: null, draftSavedAt: null }).where(eq(documents.id, id))
    }
    return { row, data }
  })
  if (!done) return fail('not_found')
  const { row, data } = done
  if (row.draft) await changes.publish(documentTags(row))
  return ok({ id, title: row.title, data })
}

/** Makes an earlier version the draft again; visitors see it when that is published. */
export async function restoreVersion(
  { db, clock }: Deps,
  id: number,
  versionId: number,
): Promise<Result<undefined, 'not_found'>> {
  return db.transaction(async (tx) => {
    const row = await lockDocument(tx, id)
    const data = row && (await readVersion(tx, id, versionId))
    if (!data) return fail('not_found')
    await replaceDraft(tx, row, data, clock())
    return ok(undefined)
  })
}
