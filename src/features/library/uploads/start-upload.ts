import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { linesOf, provenance, rowNumber } from '../../../platform/provenance.ts'
import { clean } from '../files/add-file.ts'
import { type ContentProblem, isProgramName } from '../files/content-check.ts'
import type { Parts } from '../parts.ts'
import { contents, files, uploads } from '../schema.ts'
import { extensionOf } from '../view/kinds.ts'
import { categoryOfFolder, foldersOf, originOf, uploaded } from './folders.ts'
import { maxOpenUploads, maxUploadBytes } from './limits.ts'
import { toUpload, type Upload } from './upload.ts'

export interface NewUpload {
  /** Id of the user. */
  ownerId: string
  /** The file's name on the uploader's disk. */
  name: string
  /** Size in bytes. */
  size: number
  /** Where it goes: a category, or a file whose contents it replaces. */
  into: { categoryId: number } | { fileId: number }
  /** When the file last changed on the uploader's disk. */
  modifiedAt?: Date
  /** Its path in a folder that is uploaded as a whole, `jaar/1998/verslag.pdf`: folders become categories. */
  path?: string
  published: boolean
}

export type StartProblem =
  | 'too-large'
  | 'too-many'
  | 'bad-path'
  | 'unknown-category'
  | 'missing'
  | Extract<ContentProblem, 'empty' | 'program'>

/**
 * Begins an upload, or resumes the owner's unfinished upload of the same file to the same place. `unchanged`: the
 * file is in a folder that was uploaded before, and has the same size and date.
 */
export async function startUpload(
  parts: Parts,
  upload: NewUpload,
): Promise<Result<{ kind: 'open'; upload: Upload } | { kind: 'unchanged'; fileId: number }, StartProblem>> {
  const { db, clock } = parts
  const { ownerId, size, into, modifiedAt, published } = upload
  const name = clean(upload.name).slice(-maxNameLength)
  if (size === 0) return fail('empty')
  if (size > maxUploadBytes) return fail('too-large')
  if (isProgramName(extensionOf(name))) return fail('program')
  const folders = 'categoryId' in into && upload.path !== undefined ? foldersOf(clean(upload.path)) : []
  if (!folders) return fail('bad-path')
  const place = await placeOf(parts, into, folders)
  if (!place.ok) return place
  const origin =
    'categoryId' in into && folders.length > 0 ? originOf(into.categoryId, [...folders, name]) : null
  const before = origin === null ? undefined : await broughtBefore(parts, origin)
  if (before && before.size === size && before.modifiedAt?.getTime() === modifiedAt?.getTime())
    return ok({ kind: 'unchanged', fileId: before.id })
  const replaces = place.value.replaces ?? before?.id ?? null
  const categoryId = place.value.categoryId
  return db.transaction(async (tx) => {
    // Two uploads that one owner begins at the same time must both count.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`upload:${ownerId}`}))`)
    const mine = and(eq(uploads.ownerId, ownerId), isNull(uploads.fileId))
    const [begun] = await tx
      .select()
      .from(uploads)
      .where(
        and(
          mine,
          eq(uploads.name, name),
          eq(uploads.size, size),
          eq(uploads.categoryId, categoryId),
          sql`${uploads.modifiedAt} is not distinct from ${modifiedAt?.toISOString() ?? null}::timestamptz`,
          sql`${uploads.replaces} is not distinct from ${replaces}::int`,
        ),
      )
      .limit(1)
    if (begun) return ok({ kind: 'open' as const, upload: toUpload(begun) })
    if ((await tx.$count(uploads, mine)) >= maxOpenUploads) return fail('too-many')
    const [row] = await tx
      .insert(uploads)
      .values({
        id: randomBytes(18).toString('base64url'),
        ownerId,
        name,
        size,
        categoryId,
        replaces,
        modifiedAt,
        published,
        origin,
        touchedAt: clock(),
      })
      .returning()
    if (!row) throw new Error('the insert of an upload returned no row')
    return ok({ kind: 'open' as const, upload: toUpload(row) })
  })
}

const maxNameLength = 250

async function placeOf(
  parts: Parts,
  into: NewUpload['into'],
  folders: readonly string[],
): Promise<Result<{ categoryId: number; replaces?: number }, 'unknown-category' | 'missing'>> {
  if ('categoryId' in into) {
    const found = await categoryOfFolder(parts, into.categoryId, folders)
    return found.ok ? ok({ categoryId: found.value }) : found
  }
  const [file] = await parts.db
    .select({ categoryId: files.categoryId, remoteUrl: files.remoteUrl })
    .from(files)
    .where(eq(files.id, into.fileId))
  if (!file || file.remoteUrl !== null) return fail('missing')
  return ok({ categoryId: file.categoryId, replaces: into.fileId })
}

async function broughtBefore({ db }: Parts, origin: string) {
  const [file] = await db
    .select({ id: contents.fileId, size: contents.size, modifiedAt: contents.modifiedAt })
    .from(provenance)
    .innerJoin(contents, and(eq(contents.fileId, rowNumber), eq(contents.current, true)))
    .where(and(linesOf(uploaded, files), eq(provenance.key, origin)))
  return file
}
