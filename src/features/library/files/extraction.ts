import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs.ts'
import { extractText } from '../extract/extract-text.ts'
import { fileTags, type Parts } from '../parts.ts'
import { contents, files } from '../schema.ts'

// unbounded: a job of our own
const payload = z.object({ contentIds: z.array(z.number().int()) })

/** Extracts the text of new contents, so that search finds it (LIB-23). */
export const extractionJob: JobKind<z.infer<typeof payload>> = {
  name: 'library-extract',
  schema: payload,
  retryLimit: 3,
  expireInSeconds: 3_600,
}

/** A text that does not fit into a vector is cut until it does, but never below this length. */
const shortestText = 1_000

/** A file that cannot be read, or whose text cannot be stored, is marked and skipped; the others are read. */
export async function runExtraction(parts: Parts, { contentIds }: z.infer<typeof payload>): Promise<void> {
  for (const id of contentIds) await extract(parts, id)
}

async function extract({ db, storage, log, changes }: Parts, contentId: number): Promise<void> {
  const [content] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.id, contentId), eq(contents.extraction, 'pending')))
  if (!content) return
  const { extension, mime, size, storageKey, fileId } = content
  const result = await extractText({ extension, mime, size, open: () => storage.read(storageKey) })
  if (!result.ok) {
    if (result.code !== 'unsupported')
      log.info(
        { contentId, reason: result.code },
        'the text of a file could not be read: search finds it by title and description only',
      )
    const extraction = result.code === 'unsupported' ? 'none' : 'failed'
    await db.update(contents).set({ extraction }).where(eq(contents.id, contentId))
    return
  }
  for (let text = result.value.text; ; text = text.slice(0, text.length / 2)) {
    try {
      await db.transaction(async (tx) => {
        // Locks the file before its contents, in the same order as a replacement does, so that the two cannot
        // deadlock.
        await tx.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('update')
        const updated = await tx
          .update(contents)
          .set({ extraction: 'done' })
          .where(eq(contents.id, contentId))
          .returning({ current: contents.current })
        if (!updated[0]?.current) return
        await tx.update(files).set({ text }).where(eq(files.id, fileId))
        await changes.publish(fileTags(fileId), tx)
      })
      return
    } catch (error) {
      if (text.length < shortestText || !isTooLong(error)) throw error
    }
  }
}

const programLimitExceeded = '54000'

/** Whether PostgreSQL refused the text because its vector would exceed a megabyte. */
function isTooLong(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === programLimitExceeded
}

/** Extracts the text of contents whose job was lost, for instance when a backup was restored. */
export async function extractPending({ db, jobs }: Parts): Promise<void> {
  const rows = await db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.extraction, 'pending'), sql`stored_at < now() - interval '1 day'`))
    .limit(1_000)
  if (rows.length > 0) await jobs.send(extractionJob, { contentIds: rows.map(({ id }) => id) })
}
