import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { forgetJob } from './forget.ts'
import type { MediaParts } from './parts.ts'
import { media } from './schema.ts'

/**
 * Takes the demo's pictures out, but for those that a remaining entry shows; how many went. Their contents follow
 * once `tx` has committed; the caller then tells the caches.
 */
export async function removeDemo({ jobs }: MediaParts, tx: Transaction): Promise<number> {
  const removed = await tx
    .delete(media)
    .where(
      and(
        eq(media.demo, true),
        sql`not exists (select from content_entries as entry
          where entry.picture_id = ${media.id} or ${media.id} = any(entry.picture_ids))`,
      ),
    )
    .returning({ id: media.id })
  if (removed.length > 0) await jobs.send(forgetJob, { ids: removed.map(({ id }) => id) }, { tx })
  return removed.length
}
