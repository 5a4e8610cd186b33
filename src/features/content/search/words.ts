import { type SQL, sql } from 'drizzle-orm'

const maxWords = 20
/** A shorter word is not searched as a prefix: a single letter would match half of all words. */
const minPrefixLetters = 2

/** Only letters and digits, so that no character of a word is an operator of `tsquery`. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)
    ?.slice(0, maxWords) ?? []

/** A `tsquery` that requires all the words; the last one also matches as a prefix. Accepts any words. */
export function wordQuery(words: readonly string[]): SQL {
  const last = words.at(-1) ?? ''
  const before = sql`plainto_tsquery('schelp_dutch', ${words.slice(0, -1).join(' ')})`
  const stemmed = together(sql`to_tsquery('schelp_dutch', ${beginning(last)})`)
  const literal = together(sql`to_tsquery('simple', ${beginning(folded(last))})`)
  // The stem of a half-typed word need not be a prefix of the full word: 'bedevaar' is stemmed to 'bedevar'.
  const isCutShort = sql`not starts_with(${folded(last)}, (tsvector_to_array(to_tsvector('schelp_dutch', ${last})))[1])`
  const query = sql`(${before} && case when ${isCutShort} then ${stemmed} || ${literal} else ${stemmed} end)`
  // Stop words ('van de') have no stem; when nothing is left, the last word is searched as a prefix.
  return sql`(case when numnode(${query}) > 0 then ${query} else ${literal} end)`
}

/** Matches entries that contain all the words. */
export const holds = (words: readonly string[]): SQL => sql`content_entries.words @@ ${wordQuery(words)}`

const beginning = (word: string): string =>
  word && `'${word}'${[...word].length >= minPrefixLetters ? ':*' : ''}`

const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** PostgreSQL may split one word into several; this removes the demand that they stand side by side. */
const together = (query: SQL): SQL => sql`regexp_replace(${query}::text, '<(-|[0-9]+)>', '&', 'g')::tsquery`
