import { and, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { cameFrom } from '../../../platform/provenance.ts'
import { forgetJob } from './forget.ts'
import type { MediaParts } from './parts.ts'
import { media } from './schema.ts'

/**
 * Takes out the pictures that came from a source, but for those that a remaining entry shows; how many went. Their
 * contents follow once `tx` has committed; the caller then tells the caches.
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
