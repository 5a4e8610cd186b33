import { type SQL, sql } from 'drizzle-orm'
import { foldWord } from '../../../kernel/fold-word.ts'
import { maxAlternatives, maxWords, minPrefixLetters } from './limits.ts'

/** A file matches a keyword when it contains all words of one of its groups (decisions: comma means OR). */
export type WordGroups = readonly (readonly string[])[]

/** Letters and digits only, so that no character of a word is an operator of `tsquery`. */
export const wordGroups = (keyword: string): WordGroups =>
  keyword
    .normalize('NFC')
    .split(',')
    .map((group) => group.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)?.slice(0, maxWords) ?? [])
    .filter((words) => words.length > 0)
    .slice(0, maxAlternatives)

/** The `tsquery` of groups: stemmed words; the last one of each group also matches as a prefix. */
export const tsquery = (groups: WordGroups): SQL =>
  sql.join(
    groups.map((words) => sql`(${groupQuery(words)})`),
    sql` || `,
  )

function groupQuery(words: readonly string[]): SQL {
  const last = words.at(-1) ?? ''
  const stemmed = together(sql`to_tsquery('schelp_dutch', ${beginning(last)})`)
  const literal = together(sql`to_tsquery('simple', ${beginning(lettersOf(last))})`)
  const either = sql`case when ${isCutShort(last)} then ${stemmed} || ${literal} else ${stemmed} end`
  const before = sql`plainto_tsquery('schelp_dutch', ${words.slice(0, -1).join(' ')})`
  // Stop words ('van de') are not in the vectors; when nothing is left, the last word is searched as a prefix.
  return sql`select case when numnode(query) > 0 then query else ${literal} end from (select ${before} && ${either} as query) asked`
}

/**
 * The stem of a half-typed word need not be a prefix of the full word: 'bedevaar' is stemmed to 'bedevar'. Therefore
 * the word itself is searched as a prefix, too.
 */
const isCutShort = (word: string): SQL =>
  sql`not starts_with(${lettersOf(word)}, (tsvector_to_array(to_tsvector('schelp_dutch', ${word})))[1])`

const lettersOf = (word: string): string => foldWord(word).replace(/[^\p{L}\p{N}]/gu, '')

const beginning = (word: string): string =>
  word && `'${word}'${[...word].length >= minPrefixLetters ? ':*' : ''}`

/** PostgreSQL may split a word into several; a query must not ask for their order, which the vectors do not keep. */
const together = (query: SQL): SQL => sql`regexp_replace(${query}::text, '<(-|[0-9]+)>', '&', 'g')::tsquery`

/** The prefixes by which found words are marked. */
export function stems(groups: WordGroups): SQL {
  const whole = groups.map((words) => {
    const last = words.at(-1) ?? ''
    return sql`case when ${isCutShort(last)} then ${lettersOf(last)} end`
  })
  return sql`tsvector_to_array(to_tsvector('schelp_dutch', ${groups.flat().join(' ')}))
    || array_remove(array[${sql.join(whole, sql`, `)}]::text[], null)`
}
