import { sql } from 'drizzle-orm'
import { foldWord } from '../../../kernel/fold-word.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Database } from '../../../platform/database/index.ts'
import { wordGroups } from './keywords.ts'
import type { SearchParts } from './search-parts.ts'
import { minLearntLetters } from './title-words.ts'
import { type FoundTitle, findTitles, type TitleRequest } from './titles.ts'

/** The likely spelling, and files whose title contains it. */
export interface Correction {
  keyword: string
  files: readonly FoundTitle[]
}

const candidates = 20
/** Low enough to let two swapped letters through; `distance` then decides which word is closest. */
const similarityOf = (word: string): number => (word.length < 6 ? 0.2 : 0.3)

/**
 * Corrects a keyword that finds nothing: replaces each unknown word by the closest one of any title. Undefined unless
 * the viewer finds titles with the correction.
 */
export async function closeTitles(
  parts: SearchParts,
  viewer: Viewer,
  request: TitleRequest,
  limit: number,
): Promise<Correction | undefined> {
  const groups: string[] = []
  let corrected = false
  for (const words of wordGroups(request.keyword)) {
    const meant: string[] = []
    for (const word of words) {
      const close = await closestWord(parts.db, foldWord(word))
      if (close === undefined) return undefined
      if (close !== foldWord(word)) corrected = true
      meant.push(close === foldWord(word) ? word : close)
    }
    groups.push(meant.join(' '))
  }
  if (!corrected) return undefined
  const keyword = groups.join(', ')
  const files = await findTitles(parts, viewer, { ...request, keyword }, limit)
  return files.length > 0 ? { keyword, files } : undefined
}

/** The word itself, if a title has it or a word that begins with it. */
async function closestWord(db: Database, word: string): Promise<string | undefined> {
  if ([...word].length < minLearntLetters || /^\d+$/.test(word)) return word
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.similarity_threshold', ${String(similarityOf(word))}, true)`,
    )
    const { rows } = await tx.execute<{ word: string }>(sql`
      (select word from library_title_words where word like ${`${word}%`} limit 1)
      union all
      (select word from library_title_words where word % ${word} order by similarity(word, ${word}) desc limit ${candidates})`)
    const known = rows.map((row) => row.word)
    if (known.some((title) => title.startsWith(word))) return word
    const limit = word.length < 5 ? 1 : word.length < 9 ? 2 : 3
    const close = known
      .map((title) => ({ title, distance: distance(title, word, limit) }))
      .filter((candidate) => candidate.distance <= limit)
    return close.sort((one, other) => one.distance - other.distance)[0]?.title
  })
}

/** How many letters to change, add, remove or swap to turn one word into the other; counted up to a limit. */
export function distance(one: string, other: string, limit: number): number {
  const a = [...one]
  const b = [...other]
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = next
  }
  return last[b.length] ?? 0
}
