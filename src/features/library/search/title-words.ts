import { and, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { files } from '../schema.ts'
import { foldWord } from './fold-word.ts'

/** Shorter words are not worth a correction. */
export const minLearntLetters = 3

/**
 * Remembers the words of these files' titles, as far as they are listed, so that a mistyped one finds its neighbour. A
 * word whose last title went away may stay until the next sweep: what it would offer is looked up before it is offered.
 */
export async function learnTitles(executor: Executor, fileIds: readonly number[]): Promise<void> {
  const listed = await executor
    .select({ title: files.title })
    .from(files)
    .where(and(inArray(files.id, [...fileIds]), files.listed))
  const words = new Set(listed.flatMap(({ title }) => foldWord(title).match(/[\p{L}\p{N}]+/gu) ?? []))
  const learnt = [...words].filter((word) => [...word].length >= minLearntLetters && word.length <= 60).sort()
  if (learnt.length === 0) return
  await executor.execute(
    sql`insert into library_title_words (word) select unnest(${sql.param(learnt)}::text[]) on conflict do nothing`,
  )
}
