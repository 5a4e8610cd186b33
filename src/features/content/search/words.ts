import { type SQL, sql } from 'drizzle-orm'

const maxWords = 20
/** A single letter begins half of all words. */
const minPrefixLetters = 2

/** Letters and digits only: nothing in a word means anything to a query. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)
    ?.slice(0, maxWords) ?? []

/** A `tsquery` of all the words, the last one also as the beginning of a longer one. Takes any words. */
export function wordQuery(words: readonly string[]): SQL {
  const last = words.at(-1) ?? ''
  const before = sql`plainto_tsquery('schelp_dutch', ${words.slice(0, -1).join(' ')})`
  const stemmed = sql`(${before} && ${together(sql`to_tsquery('schelp_dutch', ${beginning(last)})`)})`
  // Words that say nothing ('van de') are not kept; then the last counts as the beginning of others.
  const literal = together(sql`to_tsquery('simple', ${beginning(folded(last))})`)
  return sql`(case when numnode(${stemmed}) > 0 then ${stemmed} else ${literal} end)`
}

/** Entries that hold all the words. */
export const holds = (words: readonly string[]): SQL => sql`content_entries.words @@ ${wordQuery(words)}`

const beginning = (word: string): string =>
  word && `'${word}'${[...word].length >= minPrefixLetters ? ':*' : ''}`

const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** What PostgreSQL sees as several words need not stand side by side. */
const together = (query: SQL): SQL => sql`regexp_replace(${query}::text, '<(-|[0-9]+)>', '&', 'g')::tsquery`
