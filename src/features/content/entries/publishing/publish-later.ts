import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor } from '../../../../platform/database/index.ts'
import type { JobKind } from '../../../../platform/jobs.ts'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'
import { entryTags } from '../tags.ts'

/** Runs when a planned entry becomes public, because cached lists do not have it. */
export const publishJob: JobKind<{ id: number }> = {
  name: 'content-publish',
  schema: z.strictObject({ id: z.int() }),
}

/** Schedules the job for a date of publication in the future. */
export async function publishLater(
  { jobs, clock }: Pick<Parts, 'jobs' | 'clock'>,
  tx: Executor,
  { id, status, publishedAt }: { id: number; status: string; publishedAt: Date | null },
): Promise<void> {
  if (status !== 'published' || publishedAt === null || publishedAt <= clock()) return
  await jobs.send(publishJob, { id }, { tx, startAfter: publishedAt })
}

/** Expires caches, unless the date was moved: then there is another job. */
export async function runPublish(parts: Parts, { id }: { id: number }): Promise<void> {
  const { db, changes } = parts
  const { type, status, publishedAt } = entries
  const [entry] = await db
    .select({ id: entries.id, type, status, publishedAt })
    .from(entries)
    .where(eq(entries.id, id))
  if (entry?.status !== 'published') return
  // The database's clock may be ahead of this program's, so the job may start too early.
  await publishLater(parts, db, entry)
  await changes.publishNow(await entryTags(db, entry))
}
