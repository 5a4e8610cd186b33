import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isId } from '../id.ts'
import type { Parts } from '../parts.ts'
import { documents, entries } from '../schema.ts'
import type { StaffDocument, StaffDocumentQuery } from '../staff-views.ts'

/** Pages, templates and the rest that the page editor opens, with whether a draft waits. */
export async function listDocuments(
  { db }: Pick<Parts, 'db'>,
  { kinds, ids }: StaffDocumentQuery = {},
): Promise<StaffDocument[]> {
  const rows = await db
    .select({
      id: documents.id,
      kind: documents.kind,
      role: documents.role,
      entryType: documents.entryType,
      title: documents.title,
      entryId: entries.id,
      entryTitle: entries.title,
      draftSavedAt: documents.draftSavedAt,
      publishedAt: documents.publishedAt,
    })
    .from(documents)
    .leftJoin(entries, eq(entries.documentId, documents.id))
    .where(
      and(
        kinds && inArray(documents.kind, [...kinds]),
        ids && inArray(documents.id, ids.filter(isId)),
        sql`${entries.status} is distinct from 'gone'`,
      ),
    )
    .orderBy(asc(documents.kind), asc(documents.role), asc(entries.title), asc(documents.id))
  return rows.map(({ id, kind, role, entryType, title, entryId, entryTitle, draftSavedAt, publishedAt }) => ({
    ...{ id, kind, title: entryTitle ?? title, hasDraft: draftSavedAt !== null },
    ...(role && { role }),
    ...(entryType && { entryType }),
    ...(entryId !== null && { entryId }),
    ...(draftSavedAt && { draftSavedAt }),
    ...(publishedAt && { publishedAt }),
  }))
}
