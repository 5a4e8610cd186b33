import { and, asc, count, eq, or, sql } from 'drizzle-orm'
import { holdsWords } from '../../../platform/database/containing.ts'
import type { ContentProblem } from '../files/content-check.ts'
import type { Parts } from '../parts.ts'
import { leftFiles } from '../schema.ts'
import type { SkipReason } from './walk-folder.ts'

/** A file or folder that an import skipped. */
export interface LeftFile {
  path: string
  reason: SkipReason | ContentProblem
  /** What the contents are, if they are not what the name says. */
  found?: string
}

const rowsAtOnce = 1_000

/** Replaces the list of what the previous import of a folder skipped. */
export async function keepLeft({ db, clock }: Parts, root: string, left: readonly LeftFile[]): Promise<void> {
  const seenAt = clock()
  await db.transaction(async (tx) => {
    await tx
      .delete(leftFiles)
      .where(or(eq(leftFiles.path, root), sql`starts_with(${leftFiles.path}, ${`${root}/`})`))
    for (let at = 0; at < left.length; at += rowsAtOnce)
      await tx
        .insert(leftFiles)
        .values(left.slice(at, at + rowsAtOnce).map((file) => ({ ...file, seenAt })))
        .onConflictDoNothing()
  })
}

export interface LeftFilesRequest {
  words?: string
  reason?: string
  page: number
  perPage: number
}

/** What imports have skipped, for staff. */
export async function listLeftFiles(
  { db }: Parts,
  { words, reason, page, perPage }: LeftFilesRequest,
): Promise<{ files: (typeof leftFiles.$inferSelect)[]; total: number }> {
  const where = and(
    holdsWords(words ?? '', leftFiles.path),
    reason ? eq(leftFiles.reason, reason) : undefined,
  )
  const rows = db.select().from(leftFiles).where(where).orderBy(asc(leftFiles.path))
  const [files, [counted]] = await Promise.all([
    rows.limit(perPage).offset((page - 1) * perPage),
    db.select({ total: count() }).from(leftFiles).where(where),
  ])
  return { files, total: counted?.total ?? 0 }
}
