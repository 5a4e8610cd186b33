import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { remember } from '../../../platform/provenance.ts'
import type { Storage } from '../../../platform/storage.ts'
import { insertFiles } from '../files/add-file.ts'
import { placeContent } from '../files/change-file.ts'
import type { ContentProblem } from '../files/content-check.ts'
import { dropContent, storeContent } from '../files/store-content.ts'
import { fileTags, type Parts } from '../parts.ts'
import { files, uploadParts, uploads } from '../schema.ts'
import { uploaded } from './folders.ts'
import { dropParts, ownUpload, partKeys, toUpload, type Upload } from './upload.ts'

type Row = typeof uploads.$inferSelect

/**
 * Makes one file of the pieces. The file and the mark that the upload is done are written together, so a program that
 * is killed in between finishes the upload again and never twice. If the contents are refused, the upload is deleted.
 */
export async function finishUpload(
  parts: Parts,
  upload: Row,
): Promise<Result<Upload, ContentProblem | 'missing'>> {
  const { db, storage, clock, changes } = parts
  const keys = await partKeys(db, upload.id)
  const source = Readable.from(joined(storage, keys), { objectMode: false })
  const storing = storeContent(storage, source, upload.name, clock())
  const isStored = await storing.then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isStored) {
    // Another request may have finished the upload meanwhile: then its pieces are gone.
    const now = await ownUpload(db, upload.ownerId, upload.id)
    if (now && now.fileId !== null) return ok(toUpload(now))
  }
  const stored = await storing
  if (!stored.ok) {
    await db.delete(uploads).where(eq(uploads.id, upload.id))
    await dropParts(storage, keys)
    return fail(stored.code)
  }
  const content = stored.value
  const { name, categoryId, replaces, published, origin } = upload
  const modifiedAt = upload.modifiedAt ?? undefined
  const by = upload.ownerId
  let isPlaced = false
  // If this throws, the rows may have been written all the same, so the contents stay: the sweep deletes them if no
  // row points at them.
  const done = await db.transaction(async (tx) => {
    const [now] = await tx.select().from(uploads).where(eq(uploads.id, upload.id)).for('update')
    if (!now || now.fileId !== null) return now
    let fileId = replaces
    if (fileId === null) {
      const createdAt = origin === null ? undefined : modifiedAt
      const file = { name, categoryId, createdAt, modifiedAt, published, by }
      fileId = (await insertFiles(parts, tx, [{ content, file }]))[0] ?? 0
    } else if (!(await placeContent(parts, tx, fileId, content, { name, modifiedAt, by }))) return undefined
    if (origin !== null) await remember(tx, uploaded, files, [{ key: origin, row: fileId }])
    await changes.publish(fileTags(fileId), tx)
    isPlaced = true
    await tx.delete(uploadParts).where(eq(uploadParts.uploadId, upload.id))
    const [row] = await tx.update(uploads).set({ fileId }).where(eq(uploads.id, upload.id)).returning()
    return row
  })
  if (!isPlaced) await dropContent(storage, content.storageKey)
  if (!done) return fail('missing')
  await dropParts(storage, keys)
  return ok(toUpload(done))
}

async function* joined(storage: Storage, keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) yield* await storage.read(key)
}
