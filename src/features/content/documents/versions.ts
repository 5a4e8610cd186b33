import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { DocumentData } from '../../../kernel/document.ts'
import type { Executor, Transaction } from '../../../platform/database/index.ts'
import { isId } from '../id.ts'
import { entries } from '../schema.ts'
import { documents, documentVersions } from './schema.ts'

export interface DocumentVersion {
  id: number
  /** When it was published, or saved as a draft. */
  savedAt: Date
  /** Otherwise a draft that another one replaced. */
  wasPublished: boolean
  /** Who saved it; unknown of what the program itself made. */
  savedBy: string | null
}

export type DocumentRow = typeof documents.$inferSelect

/** Of either kind, for each document. */
const mostVersions = 50

/** Drafts that one person saves at shorter intervals are one piece of work; only the last is kept. */
const pauseMs = 5 * 60_000

/** Locks the document until `tx` ends. */
export async function lockDocument(tx: Transaction, id: number): Promise<DocumentRow | undefined> {
  if (!isId(id)) return undefined
  const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for('update')
  return row
}

/**
 * Sets the draft. The replaced one is kept as a version, unless it is already (`isKept`), or the same person (`by`)
 * continues it; autosaving every few seconds would crowd out all useful versions.
 */
export async function replaceDraft(
  tx: Transaction,
  row: DocumentRow,
  data: DocumentData,
  now: Date,
  { by, proposes, isKept }: { by?: string; proposes?: boolean; isKept?: boolean | undefined } = {},
): Promise<void> {
  const planned = row.planned ?? (proposes && row.publishAt ? row.draft : null)
  const goesOn =
    by !== undefined &&
    row.draftSavedBy === by &&
    row.draftSavedAt !== null &&
    now.getTime() - row.draftSavedAt.getTime() < pauseMs
  if (!goesOn && !isKept) await keepDraft(tx, row, data)
  await tx
    .update(documents)
    .set({ draft: data, planned, draftSavedAt: now, draftSavedBy: by ?? null, revision: row.revision + 1 })
    .where(eq(documents.id, row.id))
}

/** Keeps the draft as a version, unless `data`, which replaces it, is the same. */
export async function keepDraft(
  tx: Transaction,
  { id, draft, draftSavedAt, draftSavedBy }: DocumentRow,
  data: DocumentData,
): Promise<void> {
  if (!draft || !draftSavedAt || isDeepStrictEqual(draft, data)) return
  await keepVersion(tx, {
    documentId: id,
    data: draft,
    wasPublished: false,
    savedAt: draftSavedAt,
    savedBy: draftSavedBy,
  })
}

/** Publishes data and keeps the former version. */
export async function replacePublished(
  tx: Transaction,
  row: DocumentRow,
  data: DocumentData,
  now: Date,
  by?: string,
): Promise<void> {
  if (!isDeepStrictEqual(row.published, data)) await keepPublished(tx, row, now)
  await tx
    .update(documents)
    .set({ published: data, publishedAt: now, publishedBy: by ?? null, revision: row.revision + 1 })
    .where(eq(documents.id, row.id))
}

/** Keeps the published document as a version before it is withdrawn. Without a public page nobody saw it. */
export async function keepPublished(
  tx: Transaction,
  { id, published, publishedAt, publishedBy }: DocumentRow,
  now: Date,
): Promise<void> {
  if (!published || !publishedAt) return
  const [entry] = await tx
    .select({ status: entries.status, shownAt: entries.publishedAt })
    .from(entries)
    .where(eq(entries.documentId, id))
  const wasSeen = !entry || (entry.status === 'published' && entry.shownAt !== null && entry.shownAt <= now)
  await keepVersion(tx, {
    documentId: id,
    data: published,
    wasPublished: wasSeen,
    savedAt: publishedAt,
    savedBy: publishedBy,
  })
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
  const { id, savedAt, wasPublished, savedBy } = documentVersions
  return db
    .select({ id, savedAt, wasPublished, savedBy })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(desc(id))
}

export async function readVersion(
  tx: Executor,
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
