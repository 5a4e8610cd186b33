import { extensions, fileWords, tagNames } from '../src/features/library/testing/invented-library.ts'

export type Search = Record<string, string>

/** Requests of `search.display` with all fields set, each different from the one before. */
export const fullSearches = (count: number): Search[] =>
  Array.from({ length: count }, (_, at) => ({
    q: itemOf(fileWords, at * 7),
    catid: String(1 + ((at * 5) % 6)),
    ftags: `${itemOf(tagNames, at)},${itemOf(tagNames, at + 3)}`,
    type: `${itemOf(extensions, at)},jpg`,
    wfrom: String(1_024 * (1 + (at % 50))),
    wto: String(50_000_000 + at),
    cfrom: `01-0${1 + (at % 9)}-${2004 + (at % 8)}`,
    cto: `28-12-${2016 + (at % 10)}`,
    ordering: itemOf(['created', 'updated', 'size', 'title', 'type', 'cat', 'hits'], at),
    dir: at % 2 === 0 ? 'desc' : 'asc',
    show_pagination: '1',
    limit: '15',
  }))

/** A search for each word that titles have, rare and frequent. */
export const wordSearches = (): Search[] =>
  [...new Set(fileWords)].map((q) => ({ q, show_pagination: '1', limit: '15' }))

/** Searches for words that are half typed, from three letters on. */
export const typedSearches = (): Search[] =>
  [...new Set(fileWords.flatMap((word) => [3, 4, 5, 8].map((letters) => word.slice(0, letters))))]
    .filter((q) => q.length >= 3)
    .map((q) => ({ q, make_file_suggestion: '1' }))

function itemOf(items: readonly string[], at: number): string {
  return items[at % items.length] ?? ''
}
