import { type SQL, sql } from 'drizzle-orm'
import { foldWord } from './fold-word.ts'
import { maxAlternatives, maxWords, minPrefixLetters } from './limits.ts'

/** A keyword's words: every group's words together, one of the groups will do (decisions: comma means OR). */
export type WordGroups = readonly (readonly string[])[]

/** Letters and digits only: nothing in a word means anything to a query. */
export const wordGroups = (keyword: string): WordGroups =>
  keyword
    .normalize('NFC')
    .split(',')
    .map((group) => group.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)?.slice(0, maxWords) ?? [])
    .filter((words) => words.length > 0)
    .slice(0, maxAlternatives)

/** The `tsquery` of groups: stemmed words, the last one of each group also as the beginning of a longer one. */
export const tsquery = (groups: WordGroups): SQL =>
  sql.join(
    groups.map((words) => sql`(${groupQuery(words)})`),
    sql` || `,
  )

function groupQuery(words: readonly string[]): SQL {
  const last = words.at(-1) ?? ''
  const stemmed = together(sql`to_tsquery('schelp_dutch', ${beginning(last)})`)
  const query = sql`(plainto_tsquery('schelp_dutch', ${words.slice(0, -1).join(' ')}) && ${stemmed})`
  // Words that say nothing ('van de') are not in the vectors; then the last counts as the beginning of others.
  const folded = foldWord(last).replace(/[^\p{L}\p{N}]/gu, '')
  const literal = sql`to_tsquery('simple', ${folded && beginning(folded)})`
  return sql`case when numnode(${query}) > 0 then ${query} else ${together(literal)} end`
}

const beginning = (word: string): string => `'${word}'${[...word].length >= minPrefixLetters ? ':*' : ''}`

/** A word that PostgreSQL sees as several must not ask for their order: the vectors do not keep it. */
const together = (query: SQL): SQL => sql`regexp_replace(${query}::text, '<(-|[0-9]+)>', '&', 'g')::tsquery`

/** The beginnings by which found words are marked. */
export const stems = (groups: WordGroups): SQL =>
  sql`tsvector_to_array(to_tsvector('schelp_dutch', ${groups.flat().join(' ')}))`
