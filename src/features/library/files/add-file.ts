import type { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { slugify } from '../../../kernel/slug.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { fileTags, type Parts } from '../parts.ts'
import { categories, contents, files, hits } from '../schema.ts'
import { learnTitles } from '../search/title-words.ts'
import type { CustomField } from '../view/custom-fields.ts'
import { titleOf } from '../view/kinds.ts'
import type { ContentProblem } from './content-check.ts'
import { extractionJob } from './extraction.ts'
import { dropContent, type StoredContent, storeContent } from './store-content.ts'
import { knownTags } from './tags.ts'

export interface NewFile {
  /** Given by imports, so that old addresses keep their number. */
  id?: number
  categoryId: number
  /** The file's name on the uploader's disk; its extension gives the type. */
  name: string
  /** Default: made from the name. */
  title?: string
  description?: string
  version?: string
  tags?: readonly string[]
  customFields?: readonly CustomField[]
  maker?: string
  licence?: string
  source?: string
  productId?: number
  /** The date that visitors see; default: now. */
  createdAt?: Date
  updatedAt?: Date
  /** When the file last changed on the uploader's disk. */
  modifiedAt?: Date
  published?: boolean
  hidden?: boolean
  /** The number of downloads that it had on an earlier site. */
  hits?: number
  /** Id of the user who adds it. */
  by?: string
}

export const maxTitleLength = 250

/** Contents that are stored, and wait for their row. What gets none is swept later. */
export interface PreparedFile {
  name: string
  content: StoredContent
}

/** Does of `addFile` what waits for something besides the database: stores the contents. */
export async function prepareFile(
  { storage, clock }: Parts,
  source: Readable | Buffer,
  name: string,
): Promise<Result<PreparedFile, ContentProblem, string>> {
  const stored = await storeContent(storage, source, name, clock())
  return stored.ok ? ok({ name, content: stored.value }) : stored
}

/** Adds the rows of prepared files, in the unit of work of the caller if there is one. Their numbers, in order. */
export async function addPrepared(
  parts: Parts,
  prepared: readonly { file: Omit<NewFile, 'name'>; prepared: PreparedFile }[],
): Promise<number[]> {
  return parts.db.transaction(async (tx) => {
    const ids = await insertFiles(
      parts,
      tx,
      prepared.map(({ file, prepared: { name, content } }) => ({ file: { ...file, name }, content })),
    )
    await parts.changes.publish(fileTags(...ids), tx)
    return ids
  })
}

/** Stores the contents; then adds the row, and the job that extracts its text, in one transaction. */
export async function addFile(
  parts: Parts,
  source: Readable,
  file: NewFile,
): Promise<Result<{ id: number }, ContentProblem | 'unknown-category'>> {
  const { db, storage, clock, changes } = parts
  const category = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, file.categoryId))
  if (!category[0]) {
    source.destroy()
    return fail('unknown-category')
  }
  const stored = await storeContent(storage, source, file.name, clock())
  if (!stored.ok) return fail(stored.code)
  try {
    return await db.transaction(async (tx) => {
      const [id = 0] = await insertFiles(parts, tx, [{ file, content: stored.value }])
      await changes.publish(fileTags(id), tx)
      return ok({ id })
    })
  } catch (error) {
    await dropContent(storage, stored.value.storageKey)
    throw error
  }
}

/** Inserts a row for each of these stored contents; returns their ids in the same order. */
export async function insertFiles(
  { jobs, clock }: Parts,
  tx: Executor,
  added: readonly { file: NewFile; content: StoredContent }[],
): Promise<number[]> {
  const now = clock()
  const tagsOf = await knownTags(
    tx,
    added.flatMap(({ file }) => file.tags ?? []),
  )
  const values = added.map(({ file, content }) => {
    const title = titleFor(file)
    return {
      id: file.id,
      categoryId: file.categoryId,
      title,
      slug: slugify(title) || 'bestand',
      description: clean(file.description ?? ''),
      version: clean(file.version ?? ''),
      extension: content.extension,
      size: content.size,
      tagIds: tagsOf(file.tags ?? []),
      customFields: [...(file.customFields ?? [])],
      maker: clean(file.maker ?? ''),
      licence: clean(file.licence ?? ''),
      source: clean(file.source ?? ''),
      productId: file.productId,
      createdAt: file.createdAt ?? now,
      updatedAt: file.updatedAt ?? file.createdAt ?? now,
      published: file.published ?? false,
      hidden: file.hidden ?? false,
    }
  })
  const chosen = added.flatMap(({ file }) => file.id ?? [])
  if (chosen.length > 0) await passNumber(tx, 'library_files', Math.max(...chosen))
  const rows = await tx.insert(files).values(values).returning({ id: files.id })
  const contentIds = await insertContents(
    tx,
    added.map(({ file, content }, at) => ({ fileId: rows[at]?.id ?? 0, file, content })),
  )
  const counted = added.flatMap(({ file: { hits: count = 0 } }, at) =>
    count > 0 ? [{ id: rows[at]?.id ?? 0, hits: count }] : [],
  )
  if (counted.length > 0) await tx.insert(hits).values(counted)
  const ids = rows.map(({ id }) => id)
  await learnTitles(tx, ids)
  await jobs.send(extractionJob, { contentIds }, { tx })
  return ids
}

/** Lets generated numbers go on after a number that an import chose. */
export async function passNumber(
  tx: Executor,
  table: 'library_files' | 'library_categories',
  id: number,
): Promise<void> {
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), ${id}::integer)
    from ${sql.identifier(`${table}_id_seq`)} where ${id}::integer > last_value`)
}

export async function insertContents(
  tx: Executor,
  added: readonly {
    fileId: number
    content: StoredContent
    file: Pick<NewFile, 'version' | 'modifiedAt' | 'by'>
  }[],
): Promise<number[]> {
  const rows = await tx
    .insert(contents)
    .values(
      added.map(({ fileId, content, file }) => ({
        fileId,
        current: true,
        version: clean(file.version ?? ''),
        extension: content.extension,
        mime: content.mime,
        size: content.size,
        crc32: content.crc32,
        storageKey: content.storageKey,
        deflatedKey: content.deflated?.key,
        deflatedSize: content.deflated?.size,
        deflatedCrc32: content.deflated?.crc32,
        modifiedAt: file.modifiedAt,
        storedAt: sql`now()`,
        storedBy: file.by,
      })),
    )
    .returning({ id: contents.id })
  return rows.map(({ id }) => id)
}

/** A title is one line, with composed accents (NFC), at most `maxTitleLength` long. */
export const cleanTitle = (title: string): string =>
  clean(title).normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, maxTitleLength).toWellFormed()

const titleFor = ({ title, name }: NewFile): string =>
  cleanTitle(title ?? '') || cleanTitle(titleOf(name)) || cleanTitle(name) || 'bestand'

/** PostgreSQL stores neither null bytes nor lone surrogates. */
export const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed()
