import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import type { Storage } from '../../../platform/storage.ts'
import { uploadParts, uploads } from '../schema.ts'

/** An upload and its progress. */
export interface Upload {
  /** Cannot be guessed; only its owner knows it. */
  id: string
  size: number
  /** How many bytes are stored: the next piece begins here. */
  offset: number
  /** The file that it became; absent until it is complete. */
  fileId?: number
}

type Row = typeof uploads.$inferSelect

export const toUpload = ({ id, size, received, fileId }: Row): Upload => ({
  id,
  size,
  offset: received,
  ...(fileId === null ? {} : { fileId }),
})

/** The upload of this owner; undefined if it is somebody else's (rights by row). */
export async function ownUpload(executor: Executor, ownerId: string, id: string): Promise<Row | undefined> {
  const [row] = await executor
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.ownerId, ownerId)))
  return row
}

/** Keys of the pieces, in order. */
export async function partKeys(executor: Executor, uploadId: string): Promise<string[]> {
  const rows = await executor
    .select({ key: uploadParts.storageKey })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.start))
  return rows.map(({ key }) => key)
}

/** Deletes pieces. Ignores failures, because the sweep deletes what remains. */
export async function dropParts(storage: Storage, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.delete(key)))
}
