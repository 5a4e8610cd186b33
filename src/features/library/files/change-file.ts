import type { Readable } from 'node:stream'
import { and, desc, eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { slugify } from '../../../kernel/slug.ts'
import { onceCommitted, type Transaction } from '../../../platform/database/index.ts'
import { isNotingDeleted } from '../../../platform/database/note-deleted.ts'
import { fileTags, type Parts } from '../parts.ts'
import { categories, contents, files } from '../schema.ts'
import { learnTitles } from '../search/title-words.ts'
import type { Offer } from '../view/offered.ts'
import { clean, cleanTitle, insertContents, type NewFile, type PreparedFile } from './add-file.ts'
import type { ContentProblem } from './content-check.ts'
import { extractionJob } from './extraction.ts'
import { changeOffer, leavesDays } from './offer.ts'
import { dropContent, type StoredContent, storeContent } from './store-content.ts'
import { tagIds } from './tags.ts'

/** A change to a file; absent properties stay as they are. */
export type FileChange = Partial<
  Pick<
    NewFile,
    | 'categoryId'
    | 'title'
    | 'description'
    | 'version'
    | 'tags'
    | 'customFields'
    | 'maker'
    | 'licence'
    | 'source'
    | 'createdAt'
    | 'updatedAt'
    | 'published'
    | 'hidden'
  >
> & { productId?: number | null; remoteUrl?: string | null } & Partial<Offer>

export type Replacement = Pick<NewFile, 'name' | 'version' | 'modifiedAt' | 'by'> & {
  /** The date that visitors see; default: now. */
  updatedAt?: Date
}

/** Changes a file. Its address stays when its title changes, because others link to it. */
export async function changeFile(
  parts: Parts,
  id: number,
  change: FileChange,
): Promise<Result<undefined, 'missing' | 'unknown-category' | 'no-title' | 'bad-address' | 'no-days'>> {
  const { db, changes, clock } = parts
  const title = change.title === undefined ? undefined : cleanTitle(change.title)
  if (title === '') return fail('no-title')
  if (typeof change.remoteUrl === 'string' && !/^https?:\/\//i.test(change.remoteUrl))
    return fail('bad-address')
  if (change.categoryId !== undefined) {
    const found = await db
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.id, change.categoryId))
    if (!found[0]) return fail('unknown-category')
  }
  if (!(await leavesDays(parts, id, change))) return fail('no-days')
  const text = (value: string | undefined) => (value === undefined ? undefined : clean(value))
  const changed = await db.transaction(async (tx) => {
    const rows = await tx
      .update(files)
      .set({
        categoryId: change.categoryId,
        title,
        description: text(change.description),
        version: text(change.version),
        tagIds: change.tags && (await tagIds(tx, change.tags)),
        customFields: change.customFields && [...change.customFields],
        maker: text(change.maker),
        licence: text(change.licence),
        source: text(change.source),
        createdAt: change.createdAt,
        updatedAt: change.updatedAt ?? clock(),
        published: change.published,
        hidden: change.hidden,
        productId: change.productId,
        remoteUrl: change.remoteUrl,
        offeredFrom: change.offeredFrom,
        offeredTo: change.offeredTo,
      })
      .where(eq(files.id, id))
      .returning({ id: files.id })
    await changeOffer(parts, tx, id, change)
    await learnTitles(tx, [id])
    await changes.publish(fileTags(id), tx)
    return rows
  })
  return changed.length === 0 ? fail('missing') : ok(undefined)
}

/** Replaces the contents of a file at the same address; the previous contents are kept as a version. */
export async function replaceContent(
  parts: Parts,
  id: number,
  source: Readable,
  replacement: Replacement,
): Promise<Result<undefined, ContentProblem | 'missing'>> {
  const { db, storage, clock, changes } = parts
  const stored = await storeContent(storage, source, replacement.name, clock())
  if (!stored.ok) return fail(stored.code)
  try {
    const replaced = await db.transaction(async (tx) => {
      const isPlaced = await placeContent(parts, tx, id, stored.value, replacement)
      if (isPlaced) await changes.publish(fileTags(id), tx)
      return isPlaced
    })
    if (!replaced) {
      await dropContent(storage, stored.value.storageKey)
      return fail('missing')
    }
  } catch (error) {
    await dropContent(storage, stored.value.storageKey)
    throw error
  }
  return ok(undefined)
}

/** Does of `replaceContent` what comes after the storing, in the unit of work of the caller if there is one. */
export async function replacePrepared(
  parts: Parts,
  id: number,
  { name, content }: PreparedFile,
  replacement: Omit<Replacement, 'name'> = {},
): Promise<Result<undefined, 'missing'>> {
  return parts.db.transaction(async (tx) => {
    if (!(await placeContent(parts, tx, id, content, { ...replacement, name }))) return fail('missing')
    await parts.changes.publish(fileTags(id), tx)
    return ok(undefined)
  })
}

/** Makes stored contents the current ones of a file; false if there is no such file. */
export async function placeContent(
  { jobs, clock }: Parts,
  tx: Transaction,
  fileId: number,
  content: StoredContent,
  replacement: Replacement,
): Promise<boolean> {
  const [file] = await tx.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('update')
  if (!file) return false
  await tx
    .update(contents)
    .set({ current: false })
    .where(and(eq(contents.fileId, fileId), eq(contents.current, true)))
  const contentIds = await insertContents(tx, [{ fileId, content, file: replacement }])
  await tx
    .update(files)
    .set({
      size: content.size,
      extension: content.extension,
      version: replacement.version === undefined ? undefined : clean(replacement.version),
      text: '',
      updatedAt: replacement.updatedAt ?? clock(),
    })
    .where(eq(files.id, fileId))
  await jobs.send(extractionJob, { contentIds }, { tx })
  return true
}

/** One version of a file's contents, as staff see it. */
export interface FileVersion {
  id: number
  current: boolean
  version: string
  extension: string
  size: number
  storedAt: Date
  storedBy?: string
}

export async function listVersions({ db }: Parts, id: number): Promise<FileVersion[]> {
  const rows = await db.select().from(contents).where(eq(contents.fileId, id)).orderBy(desc(contents.id))
  return rows.map(({ id, current, version, extension, size, storedAt, storedBy }) => ({
    id,
    current,
    version,
    extension,
    size,
    storedAt,
    ...(storedBy === null ? {} : { storedBy }),
  }))
}

/** Makes an earlier version the current one; the contents that it replaces stay as a version. */
export async function restoreVersion(
  { db, jobs, changes, clock }: Parts,
  id: number,
  versionId: number,
): Promise<Result<undefined, 'missing'>> {
  const restored = await db.transaction(async (tx) => {
    await tx.select({ id: files.id }).from(files).where(eq(files.id, id)).for('update')
    const [content] = await tx
      .select()
      .from(contents)
      .where(and(eq(contents.id, versionId), eq(contents.fileId, id)))
    if (!content) return false
    await tx
      .update(contents)
      .set({ current: false })
      .where(and(eq(contents.fileId, id), eq(contents.current, true)))
    await tx.update(contents).set({ current: true, extraction: 'pending' }).where(eq(contents.id, versionId))
    const { size, extension, version } = content
    await tx
      .update(files)
      .set({ size, extension, version, text: '', updatedAt: clock() })
      .where(eq(files.id, id))
    await jobs.send(extractionJob, { contentIds: [versionId] }, { tx })
    await changes.publish(fileTags(id), tx)
    return true
  })
  return restored ? ok(undefined) : fail('missing')
}

/**
 * Deletes the rows in one transaction, then the stored contents. The sweep removes contents that remain after a
 * crash, and those that can no longer be restored from the trash.
 */
export async function deleteFiles({ db, storage, changes }: Parts, ids: readonly number[]): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    const keys: { storageKey: string }[] = []
    for (const id of ids) {
      keys.push(
        ...(await tx
          .select({ storageKey: contents.storageKey })
          .from(contents)
          .where(eq(contents.fileId, id))),
      )
      await tx.delete(files).where(eq(files.id, id))
    }
    await changes.publish(fileTags(...ids), tx)
    return keys
  })
  if (isNotingDeleted()) return
  await onceCommitted(async () => {
    for (const { storageKey } of gone) await dropContent(storage, storageKey)
  })
}

/** Changes the slug, and so the address, of a file; returns the slug in its safe form. */
export async function changeSlug(
  { db, changes }: Parts,
  id: number,
  slug: string,
): Promise<Result<string, 'missing'>> {
  const safe = slugify(slug) || 'bestand'
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.update(files).set({ slug: safe }).where(eq(files.id, id))
    if (!rowCount) return fail('missing')
    await changes.publish(fileTags(id), tx)
    return ok(safe)
  })
}
