import { and, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { cameFrom } from '../../../platform/provenance.ts'
import { forgetJob } from './forget.ts'
import type { MediaParts } from './parts.ts'
import { media } from './schema.ts'

/**
 * Removes the pictures that came from a source, except those that a remaining entry shows; returns how many. Their
 * contents are deleted after `tx` commits; the caller then expires caches.
 */
export async function takeOut({ jobs }: MediaParts, tx: Transaction, source: string): Promise<number> {
  const removed = await tx
    .delete(media)
    .where(
      and(
        cameFrom(source, media, media.id),
        sql`not exists (select from content_entries as entry
          where entry.picture_id = ${media.id} or ${media.id} = any(entry.picture_ids))`,
      ),
    )
    .returning({ id: media.id })
  if (removed.length > 0) await jobs.send(forgetJob, { ids: removed.map(({ id }) => id) }, { tx })
  return removed.length
}
