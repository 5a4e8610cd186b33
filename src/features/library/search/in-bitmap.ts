import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a file of `library_index` has a very frequent word (`frequent-words.ts`), by its id alone: PostgreSQL
 * fetches no vector and reads no list of all files with the word. If the word has lost its bitmap since the search
 * was prepared, the vectors are read instead.
 */
export function inBitmap(query: string): SQL {
  const word = sql`from library_frequent_words where query = ${query}::tsquery and place = 'text'`
  const changed = sql`select file_id from library_frequent_word_changes
    where query = ${query}::tsquery and place = 'text' group by file_id having sum(change) <> 0`
  // The concatenation makes PostgreSQL load the bitmap once; the column alone would be fetched for every file.
  return sql`case when (select bitmap is not null ${word})
      then get_bit((select bitmap || '' ${word}), least(id, (select octet_length(bitmap) * 8 - 1 ${word})))
      else library_holds(id, ${query}::tsquery)::int end
    = 1 - (id in (${changed}))::int`
}
