import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { foldWord } from './fold-word.ts'

/** Shorter words are not worth a correction. */
export const minLearntLetters = 3

/**
 * Remembers the words of titles, so that a mistyped one finds its neighbour. A word whose last title went
 * away may stay until the next sweep: what it would offer is looked up before it is offered.
 */
export async function learnWords(executor: Executor, titles: readonly string[]): Promise<void> {
  const words = new Set(titles.flatMap((title) => foldWord(title).match(/[\p{L}\p{N}]+/gu) ?? []))
  const learnt = [...words].filter((word) => [...word].length >= minLearntLetters && word.length <= 60).sort()
  if (learnt.length === 0) return
  await executor.execute(
    sql`insert into library_title_words (word) select unnest(${sql.param(learnt)}::text[]) on conflict do nothing`,
  )
}
