import { sql } from 'drizzle-orm'
import { foldWord } from '../../../kernel/fold-word.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { formsOf } from '../../../kernel/words/forms-of.ts'
import type { Database } from '../../../platform/database/index.ts'
import { wordGroups } from './keywords.ts'
import { prepareSearch } from './prepare.ts'
import type { SearchRequest } from './request.ts'
import type { SearchParts } from './search-parts.ts'
import { minLearntLetters } from './title-words.ts'
import { type FoundTitle, findTitles, type TitleRequest } from './titles.ts'

/** The likely spelling, and files whose title has it. */
export interface Correction {
  keyword: string
  files: readonly FoundTitle[]
}

const candidates = 20
/** Low enough to allow two swapped letters; `distance` then tells which word is closest. */
const similarityOf = (word: string): number => (word.length < 6 ? 0.2 : 0.3)

/** If a search finds at most this many files, another spelling is offered, provided that it finds clearly more. */
export const fewHits = 3
const clearlyMore = 4
/** A word that finds files is only corrected at this distance, and only if it is long enough. */
const slightMistake = 1
const fewestLetters = 5

/**
 * Corrects a keyword that finds nothing: replaces each unknown word by the closest word of any title. Undefined
 * unless the viewer finds titles with the correction.
 * @param isFew the keyword finds a few files, so that a known word may be a mistake too
 */
export async function closeTitles(
  parts: SearchParts,
  viewer: Viewer,
  request: TitleRequest,
  limit: number,
  isFew = false,
): Promise<Correction | undefined> {
  const groups: string[] = []
  let corrected = false
  for (const words of wordGroups(request.keyword)) {
    const meant: string[] = []
    for (const word of words) {
      const close = await closestWord(parts.db, foldWord(word), isFew)
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

/** Corrects a keyword that finds a few files, if the correction finds clearly more. */
export async function closeForFew(
  parts: SearchParts,
  viewer: Viewer,
  request: SearchRequest,
  limit: number,
  found: number,
): Promise<Correction | undefined> {
  const close = await closeTitles(parts, viewer, request, limit, true)
  if (!close) return undefined
  const words = wordGroups(close.keyword)
  const { search } = await prepareSearch(parts, viewer, request, words, await parts.bought(viewer))
  return (await parts.caches.counts.of(search, 'text')) >= found * clearlyMore ? close : undefined
}

/**
 * The word itself if a title has it, one of its forms, or a word that begins with one; else the closest word of any
 * title, or undefined if none is close.
 */
async function closestWord(db: Database, word: string, isFew: boolean): Promise<string | undefined> {
  const shortest = isFew ? fewestLetters : minLearntLetters
  if ([...word].length < shortest || /^\d+$/.test(word)) return word
  const { beginnings } = formsOf(word)
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.similarity_threshold', ${String(similarityOf(word))}, true)`,
    )
    const { rows } = await tx.execute<{ word: string }>(sql`
      (select word from library_title_words where word like any (${sql.param(beginnings.map((form) => `${form}%`))}::text[]) limit 1)
      union all
      (select word from library_title_words where word % ${word} order by similarity(word, ${word}) desc limit ${candidates})`)
    const known = rows.map((row) => row.word)
    const isForm = (title: string) => beginnings.some((form) => title.startsWith(form))
    if (!isFew && known.some(isForm)) return word
    const limit = isFew ? slightMistake : word.length < 5 ? 1 : word.length < 9 ? 2 : 3
    const close = known
      .filter((title) => !isForm(title) && !word.startsWith(title))
      .map((title) => ({ title, distance: distance(title, word, limit) }))
      .filter((candidate) => candidate.distance <= limit)
    return close.sort((one, other) => one.distance - other.distance)[0]?.title ?? (isFew ? word : undefined)
  })
}

/**
 * How many letters must be changed, added, removed or swapped to turn one word into the other; counts up to a limit.
 */
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
