import { eq } from 'drizzle-orm'
import type { DocumentData } from '../../../kernel/document.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { ContentDeps } from '../deps.ts'
import { isId } from '../id.ts'
import type { DocumentView } from '../views.ts'
import { checkDocument } from './check-document.ts'
import { type Edit, isStale } from './editing.ts'
import { documents } from './schema.ts'
import { documentTags } from './tags.ts'
import { keepDraft, lockDocument, readVersion, replaceDraft, replacePublished } from './versions.ts'

type Deps = Pick<ContentDeps, 'db' | 'changes' | 'clock'>

/** What the editor opens: the draft, or the published document without one. */
export async function readDraft({ db }: Deps, id: number): Promise<DocumentView | undefined> {
  if (!isId(id)) return undefined
  const [row] = await db.select().from(documents).where(eq(documents.id, id))
  const data = row?.draft ?? row?.published
  return row && data ? { id, title: row.title, data } : undefined
}

/**
 * Saves a draft. Without `edit` the last save wins, and the replaced draft becomes a version. With `edit`, a change by
 * somebody else in the meantime is a conflict, and nothing is overwritten.
 */
export async function saveDraft(
  { db, clock }: Deps,
  id: number,
  data: DocumentData,
  edit?: Edit,
): Promise<Result<{ revision: number }, 'missing' | 'invalid-document' | 'conflict'>> {
  const checked = checkDocument(data)
  if (!checked.ok) return fail('invalid-document')
  return db.transaction(async (tx) => {
    const row = await lockDocument(tx, id)
    if (!row) return fail('missing')
    if (isStale(row, edit)) return fail('conflict')
    if (edit?.keep) await keepDraft(tx, row, checked.value)
    await replaceDraft(tx, row, checked.value, clock(), { ...edit, isKept: edit?.keep })
    return ok({ revision: row.revision + 1 })
  })
}

/** Without a draft, the published document stays as it is. Without `edit` it is the draft that was planned. */
export async function publishDocument(
  { db, changes, clock }: Deps,
  id: number,
  edit?: Edit,
): Promise<Result<DocumentView, 'missing' | 'conflict'>> {
  return db.transaction(async (tx) => {
    const row = await lockDocument(tx, id)
    const data = row?.draft ?? row?.published
    if (!row || !data) return fail('missing')
    if (isStale(row, edit)) return fail('conflict')
    const planned = edit ? null : row.planned
    if (row.draft) {
      await replacePublished(
        tx,
        row,
        planned ?? row.draft,
        clock(),
        edit?.by ?? row.draftSavedBy ?? undefined,
      )
      await tx
        .update(documents)
        .set({
          ...(planned ? {} : { draft: null, draftSavedAt: null, draftSavedBy: null }),
          publishAt: null,
          planned: null,
        })
        .where(eq(documents.id, id))
      // Pages that did with the general template do not carry the tag of one for their type.
      // Nobody notes on which pages a saved block stands.
      const isAnywhere = row.kind === 'part' || (row.role && !row.published)
      await changes.publish(isAnywhere ? ['*'] : documentTags(row), tx)
    }
    return ok({ id, title: row.title, data })
  })
}

/** Discards a draft, which is kept as a version; the published document stays. */
export async function dropDraft(
  { db }: Deps,
  id: number,
  edit: Edit,
): Promise<Result<undefined, 'missing' | 'conflict'>> {
  return db.transaction(async (tx) => {
    const row = await lockDocument(tx, id)
    if (!row?.published) return fail('missing')
    if (isStale(row, edit)) return fail('conflict')
    await keepDraft(tx, row, row.published)
    await tx
      .update(documents)
      .set({
        draft: null,
        draftSavedAt: null,
        draftSavedBy: null,
        publishAt: null,
        planned: null,
        revision: row.revision + 1,
      })
      .where(eq(documents.id, id))
    return ok(undefined)
  })
}

/** Makes an earlier version the draft; publishing that makes it public. */
export async function restoreVersion(
  { db, clock }: Deps,
  id: number,
  versionId: number,
  edit?: Edit,
): Promise<Result<{ revision: number }, 'missing' | 'conflict'>> {
  return db.transaction(async (tx) => {
    const row = await lockDocument(tx, id)
    const data = row && (await readVersion(tx, id, versionId))
    if (!data) return fail('missing')
    if (isStale(row, edit)) return fail('conflict')
    await keepDraft(tx, row, data)
    await replaceDraft(tx, row, data, clock(), { ...edit, isKept: true })
    return ok({ revision: row.revision + 1 })
  })
}
