import { type SQL, sql } from 'drizzle-orm'
import type { AskedWords } from '../../kernel/words/asked-words.ts'

/** The `tsquery` of a search. */
export const wordsQuery = ({ query, orElse }: Pick<AskedWords, 'query' | 'orElse'>): SQL =>
  sql`(select case when numnode(query) > 0 then query else ${apart(sql`to_tsquery('simple', ${orElse})`)} end
    from (select ${apart(sql`to_tsquery('schelp_words', ${query})`)} as query) asked)`

/**
 * PostgreSQL may split a word into several parts; the query must not require their order, which vectors need not
 * keep.
 */
const apart = (query: SQL): SQL => sql`regexp_replace(${query}::text, '<(-|[0-9]+)>', '&', 'g')::tsquery`

/** The marks that contain words of the search configuration, in their order. */
export const marksQuery = (marks: readonly string[]): SQL =>
  sql`array(select mark from unnest(${sql.param(marks)}::text[]) with ordinality as given (mark, at)
    where numnode(plainto_tsquery('schelp_words', mark)) > 0 order by at)`
