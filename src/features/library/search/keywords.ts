import { type SQL, sql } from 'drizzle-orm'
import { type AskedWords, askedWords, type SynonymGroup } from '../../../kernel/words/asked-words.ts'
import { wordsIn } from '../../../kernel/words/words-in.ts'
import { wordsQuery } from '../../../platform/database/words-query.ts'
import { maxAlternatives, maxWords } from './limits.ts'

/** Groups of words: a file matches if it has all words of one group (decisions: comma means OR). */
export type WordGroups = readonly (readonly string[])[]

export const wordGroups = (keyword: string): WordGroups =>
  keyword
    .split(',')
    .map((group) => wordsIn(group).slice(0, maxWords))
    .filter((words) => words.length > 0)
    .slice(0, maxAlternatives)

/** The search terms of each group, with synonyms. */
export const groupTerms = (groups: WordGroups, synonyms: readonly SynonymGroup[]): readonly AskedWords[] =>
  groups.flatMap((words) => askedWords(words, synonyms) ?? [])

/** The groups as one `tsquery`. */
export const tsquery = (groups: readonly AskedWords[]): SQL => sql.join(groups.map(wordsQuery), sql` || `)
