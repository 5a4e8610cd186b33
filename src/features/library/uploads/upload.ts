import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import type { Storage } from '../../../platform/storage.ts'
import { uploadParts, uploads } from '../schema.ts'

/** How far an upload is. */
export interface Upload {
  /** Cannot be guessed; known to its owner only. */
  id: string
  size: number
  /** Bytes that are kept: the next piece begins here. */
  offset: number
  /** The file it became, once every byte is there. */
  fileId?: number
}

type Row = typeof uploads.$inferSelect

export const toUpload = ({ id, size, received, fileId }: Row): Upload => ({
  id,
  size,
  offset: received,
  ...(fileId === null ? {} : { fileId }),
})

/** An upload of this owner; undefined for one of somebody else (rights by row). */
export async function ownUpload(executor: Executor, ownerId: string, id: string): Promise<Row | undefined> {
  const [row] = await executor
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.ownerId, ownerId)))
  return row
}

/** Keys of what was received, in order. */
export async function partKeys(executor: Executor, uploadId: string): Promise<string[]> {
  const rows = await executor
    .select({ key: uploadParts.storageKey })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.start))
  return rows.map(({ key }) => key)
}

/** Best effort: what stays is swept later. */
export async function dropParts(storage: Storage, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.delete(key)))
}
