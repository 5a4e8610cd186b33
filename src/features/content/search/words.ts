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
  const stemmed = together(sql`to_tsquery('schelp_dutch', ${beginning(last)})`)
  const literal = together(sql`to_tsquery('simple', ${beginning(folded(last))})`)
  // The stem of a word that was not typed to its end may be no beginning of it: 'bedevaar' becomes 'bedevar'.
  const isCutShort = sql`not starts_with(${folded(last)}, (tsvector_to_array(to_tsvector('schelp_dutch', ${last})))[1])`
  const query = sql`(${before} && case when ${isCutShort} then ${stemmed} || ${literal} else ${stemmed} end)`
  // Words that say nothing ('van de') are not kept; then the last counts as the beginning of others.
  return sql`(case when numnode(${query}) > 0 then ${query} else ${literal} end)`
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
