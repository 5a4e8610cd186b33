import { eq } from 'drizzle-orm'
import type { ContentDeps } from '../deps.ts'
import { isId } from '../id.ts'
import { entries } from '../schema.ts'
import type { EditableDocument } from '../views.ts'
import { documents } from './schema.ts'
import { scopeOf } from './scope.ts'
import type { DocumentRow } from './versions.ts'

/** The user who changes a document, and the state of it that they saw. */
export interface Edit {
  /** A user's id. */
  by: string
  revision: number
  /** Keeps the present draft as a version, whoever saved it. */
  keep?: boolean
  /** They may not publish: what is planned goes on the site as it was before this change. */
  proposes?: boolean
}

/** Whether somebody changed the document after `edit` saw it. Never for changes by the program itself. */
export const isStale = ({ revision }: DocumentRow, edit: Edit | undefined): boolean =>
  edit !== undefined && edit.revision !== revision

/** A document with all that the page editor needs. */
export async function readEditable(
  { db }: Pick<ContentDeps, 'db'>,
  id: number,
): Promise<EditableDocument | undefined> {
  if (!isId(id)) return undefined
  const [found] = await db
    .select({ row: documents, entryId: entries.id })
    .from(documents)
    .leftJoin(entries, eq(entries.documentId, documents.id))
    .where(eq(documents.id, id))
  if (!found) return undefined
  const { row, entryId } = found
  return {
    id,
    kind: row.kind,
    title: row.title,
    revision: row.revision,
    role: row.role ?? undefined,
    entryType: row.entryType ?? undefined,
    scope: scopeOf(row.scope),
    draft: row.draft ?? undefined,
    published: row.published ?? undefined,
    draftSavedAt: row.draftSavedAt ?? undefined,
    draftSavedBy: row.draftSavedBy ?? undefined,
    publishedAt: row.publishedAt ?? undefined,
    publishAt: row.publishAt ?? undefined,
    plannedApart: row.planned !== null,
    entryId: entryId ?? undefined,
  }
}
