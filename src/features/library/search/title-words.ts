import { and, inArray, sql } from 'drizzle-orm'
import { foldWord } from '../../../kernel/fold-word.ts'
import { withoutInvisible } from '../../../kernel/invisible.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { files } from '../schema.ts'

/** Shorter words are not corrected. */
export const minLearntLetters = 3

/**
 * Stores the words of the titles of these files, if they are listed, so that a mistyped word can be corrected. A word
 * whose last title is gone may stay until the next sweep; that does no harm, because a correction is only offered if
 * it finds titles.
 */
export async function learnTitles(executor: Executor, fileIds: readonly number[]): Promise<void> {
  const listed = await executor
    .select({ title: files.title })
    .from(files)
    .where(and(inArray(files.id, [...fileIds]), files.listed))
  const words = new Set(
    listed.flatMap(({ title }) => foldWord(withoutInvisible(title)).match(/[\p{L}\p{N}]+/gu) ?? []),
  )
  const learnt = [...words].filter((word) => [...word].length >= minLearntLetters && word.length <= 60).sort()
  if (learnt.length === 0) return
  await executor.execute(
    sql`insert into library_title_words (word) select unnest(${sql.param(learnt)}::text[]) on conflict do nothing`,
  )
}
