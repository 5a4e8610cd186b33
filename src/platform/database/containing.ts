import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { withoutInvisible } from '../../kernel/invisible.ts'

/** Returns a `like` pattern for values that contain a text; wildcards in the text are escaped. */
export const containing = (text: string): string =>
  `%${text.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`

/** Further words are ignored. */
const mostWords = 20

/**
 * Matches rows as staff search their lists: the values contain every word of the text, also as a part of a word,
 * ignoring accents and case. Undefined for an empty text.
 */
export function holdsWords(text: string, ...values: readonly SQLWrapper[]): SQL | undefined {
  const words = queryWords(text)
  if (words.length === 0) return undefined
  const allText = sql`concat_ws(chr(10), ${sql.join([...values], sql`, `)})`
  return sql`(${sql.join(
    words.map((word) => holdsWord(sql`lower(schelp_unaccent(${allText}))`, word)),
    sql` and `,
  )})`
}

/** The same for a value that is stored folded (`folded`). */
export function foldedHoldsWords(value: SQLWrapper, text: string): SQL | undefined {
  const words = queryWords(text)
  return words.length === 0
    ? undefined
    : sql.join(
        words.map((word) => holdsWord(value, word)),
        sql` and `,
      )
}

/** A text without accents and capitals, as `foldedHoldsWords` expects it. */
export const folded = (text: string): SQL<string> => sql<string>`lower(schelp_unaccent(${text}))`

const holdsWord = (value: SQLWrapper, word: string): SQL =>
  sql`${value} collate "default" like lower(schelp_unaccent(${containing(word)}))`

const queryWords = (text: string): string[] =>
  withoutInvisible(text.normalize('NFC')).split(/\s+/).filter(Boolean).slice(0, mostWords)
