import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { DocumentData } from '../../../kernel/document.ts'
import type { Executor, Transaction } from '../../../platform/database/index.ts'
import { isId } from '../parts.ts'
import { documents, documentVersions } from './schema.ts'

export interface DocumentVersion {
  id: number
  /** When it was published, or saved as a draft. */
  savedAt: Date
  /** Else a draft that another took the place of. */
  wasPublished: boolean
}

export type DocumentRow = typeof documents.$inferSelect

/** Of either kind, for each document. */
const mostVersions = 50

/** The document, which nobody else changes until `tx` ends. */
export async function lockDocument(tx: Transaction, id: number): Promise<DocumentRow | undefined> {
  if (!isId(id)) return undefined
  const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for('update')
  return row
}

/** Puts a draft in place. One that stood there is kept as a version: whoever saved it may look for it. */
export async function replaceDraft(
  tx: Transaction,
  { id, draft, draftSavedAt }: DocumentRow,
  data: DocumentData,
  now: Date,
): Promise<void> {
  if (draft && draftSavedAt && !isDeepStrictEqual(draft, data)) {
    await keepVersion(tx, { documentId: id, data: draft, wasPublished: false, savedAt: draftSavedAt })
  }
  await tx.update(documents).set({ draft: data, draftSavedAt: now }).where(eq(documents.id, id))
}

/** Shows data to visitors and keeps what they saw before. */
export async function replacePublished(
  tx: Transaction,
  { id, published, publishedAt }: DocumentRow,
  data: DocumentData,
  now: Date,
): Promise<void> {
  if (published && publishedAt && !isDeepStrictEqual(published, data)) {
    await keepVersion(tx, { documentId: id, data: published, wasPublished: true, savedAt: publishedAt })
  }
  await tx.update(documents).set({ published: data, publishedAt: now }).where(eq(documents.id, id))
}

async function keepVersion(tx: Transaction, version: typeof documentVersions.$inferInsert): Promise<void> {
  await tx.insert(documentVersions).values(version)
  const alike = and(
    eq(documentVersions.documentId, version.documentId),
    eq(documentVersions.wasPublished, version.wasPublished),
  )
  const newest = tx
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .where(alike)
    .orderBy(desc(documentVersions.id))
    .limit(mostVersions)
  await tx.delete(documentVersions).where(and(alike, notInArray(documentVersions.id, newest)))
}

/** What a document was, the latest first. */
export async function listVersions(db: Executor, documentId: number): Promise<DocumentVersion[]> {
  if (!isId(documentId)) return []
  const { id, savedAt, wasPublished } = documentVersions
  return db
    .select({ id, savedAt, wasPublished })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(desc(id))
}

export async function readVersion(
  tx: Transaction,
  documentId: number,
  versionId: number,
): Promise<DocumentData | undefined> {
  if (!isId(versionId)) return undefined
  const [version] = await tx
    .select({ data: documentVersions.data })
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.id, versionId)))
  return version?.data
}
