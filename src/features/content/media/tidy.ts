import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs.ts'
import { trashDays } from '../../../platform/revisions/trash.ts'
import { mediaFolder, originalKey, renditionFolder } from './addresses.ts'
import { findRow } from './find-row.ts'
import type { MediaParts } from './parts.ts'

// unbounded: a job of our own
const payload = z.object({ id: z.int(), original: z.string().optional() })

/**
 * Deletes renditions of a picture's former looks, and replaced originals; not the present original, nor those that may
 * still be restored.
 */
export const tidyJob: JobKind<z.infer<typeof payload>> = { name: 'media-tidy', schema: payload }

/** As long as the trash keeps its contents. */
export const keptOriginalUntil = (now: Date) => new Date(now.getTime() + trashDays * 86_400_000)

export async function tidy({ db, storage }: MediaParts, asked: z.infer<typeof payload>): Promise<void> {
  const { id, original } = asked
  const row = await findRow(db, id)
  if (!row) return
  if (original !== undefined && original !== row.hash)
    await storage.delete(originalKey({ id, hash: original }))
  for await (const key of storage.list(mediaFolder(id)))
    if (!key.endsWith('/original') && !key.startsWith(renditionFolder(row))) await storage.delete(key)
}
