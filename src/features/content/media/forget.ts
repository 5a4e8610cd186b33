import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs.ts'
import { mediaFolder } from './addresses.ts'
import { findRow } from './find-row.ts'
import type { MediaParts } from './parts.ts'

// unbounded: a job of our own
const payload = z.object({ ids: z.array(z.number().int()) })

/** Deletes stored contents of pictures that have no row. */
export const forgetJob: JobKind<z.infer<typeof payload>> = { name: 'media-forget', schema: payload }

export async function forget({ db, storage }: MediaParts, { ids }: z.infer<typeof payload>): Promise<void> {
  for (const id of ids) {
    if (await findRow(db, id)) continue
    for await (const key of storage.list(mediaFolder(id))) await storage.delete(key)
  }
}
