import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { storePiece } from '../../../platform/storage/store-piece.ts'
import type { ContentProblem } from '../files/content-check.ts'
import type { Parts } from '../parts.ts'
import { uploadParts, uploads } from '../schema.ts'
import { finishUpload } from './finish-upload.ts'
import { ownUpload, toUpload, type Upload } from './upload.ts'

/**
 * Keys of pieces contain the day, as keys of contents do, so that the sweep can tell abandoned pieces from those that
 * are being stored.
 */
export const uploadFolder = 'uploads'

export type ReceiveProblem = 'missing' | 'wrong-offset' | 'too-large' | ContentProblem

/**
 * Stores a piece of an upload as it arrives: if the connection breaks, only the bytes that were not received are
 * lost. The last byte completes the file. A piece with another offset than the upload's changes nothing, and the
 * answer tells the right one; an empty piece asks to finish an upload that is complete.
 */
export async function receivePart(
  parts: Parts,
  ownerId: string,
  id: string,
  offset: number,
  source: Readable,
): Promise<Result<Upload, ReceiveProblem, Upload | undefined>> {
  const { db, storage, clock } = parts
  const before = await ownUpload(db, ownerId, id)
  if (!before) return refuse(source, 'missing')
  if (before.fileId !== null) {
    source.destroy()
    return ok(toUpload(before))
  }
  if (offset !== before.received) return refuse(source, 'wrong-offset', toUpload(before))
  const key = `${uploadFolder}/${clock().toISOString().slice(0, 10).replaceAll('-', '')}/${randomUUID()}`
  const piece = await storePiece(storage, key, source, before.size - offset)
  if (piece.isTooLong) return fail('too-large', toUpload(before))
  if (piece.bytes === 0)
    return before.received === before.size ? finishUpload(parts, before) : ok(toUpload(before))
  const after = await db.transaction(async (tx) => {
    const [moved] = await tx
      .update(uploads)
      .set({ received: sql`${uploads.received} + ${piece.bytes}`, touchedAt: clock() })
      .where(and(eq(uploads.id, id), eq(uploads.received, offset), isNull(uploads.fileId)))
      .returning()
    if (moved) await tx.insert(uploadParts).values({ uploadId: id, start: offset, storageKey: key })
    return moved
  })
  if (!after) {
    // Another piece at the same offset was stored first.
    await storage.delete(key)
    const now = await ownUpload(db, ownerId, id)
    return now ? fail('wrong-offset', toUpload(now)) : fail('missing')
  }
  return after.received === after.size ? finishUpload(parts, after) : ok(toUpload(after))
}

function refuse<Code extends ReceiveProblem>(source: Readable, code: Code, upload?: Upload) {
  source.destroy()
  return fail(code, upload)
}
