import { sql } from 'drizzle-orm'
import { foldWord } from '../../../kernel/fold-word.ts'
import { askedWords } from '../../../kernel/words/asked-words.ts'
import { rootOf } from '../../../kernel/words/root-of.ts'
import { wordsIn } from '../../../kernel/words/words-in.ts'
import type { Parts } from '../parts.ts'

/** Tags to suggest for a file. */
interface TagSuggestions {
  /** Existing tags whose words are in the file, or that files in the same category have. */
  known: readonly string[]
  /** Words that this file has more often than others. */
  words: readonly string[]
}

const mostKnown = 8
const mostWords = 5
/** Number of characters of a text that are read. */
const textReach = 200_000
/** A word must occur this often and have this many letters to be suggested. */
const fewestTimes = 3
const fewestLetters = 5
const longestWord = 40
/** Number of frequent words that are compared with other files, and the highest number of files counted for each. */
const candidates = 40
const mostCounted = 500

/**
 * Suggests tags from the title, description and text of a file, and from the tags of its category. Asks no other
 * service.
 */
export async function suggestTags({ db }: Parts, id: number): Promise<TagSuggestions | undefined> {
  const { rows: tags } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from library_tags`,
  )
  const { rows } = await db.execute<{ words: string; known: string[] }>(sql`
    with own as (select id, category_id, tag_ids, title, title || ' ' || description || ' ' || left(text, ${textReach}) as words
      from library_files where id = ${id}),
    beside as (select tag, count(*) as times from library_files file, own, unnest(file.tag_ids) as tag
      where file.category_id = own.category_id and file.id <> own.id group by tag),
    vectors as materialized (select library_vector(title) as head, library_vector(words) as whole from own),
    asked as (select * from unnest(${sql.param(tags.map(({ id }) => id))}::int[],
      ${sql.param(tags.map(({ name }) => queryOf(name)))}::text[]) as asked (id, words)),
    fit as (select name, tag.id, (head @@ query)::int * 4 + (whole @@ query)::int * 2 as stands, coalesce(times, 0) as times
      from library_tags tag join asked using (id) left join beside on beside.tag = tag.id, vectors, own,
        lateral (select to_tsquery('schelp_words', asked.words) as query) read
      where tag.id <> all(own.tag_ids) and (numnode(query) > 0 and whole @@ query or times > 1))
    select words, array(select name from fit order by stands desc, times desc, lower(name) limit ${mostKnown}) as known
    from own`)
  const [found] = rows
  if (!found) return undefined
  const { rows: own } = await db.execute<{ name: string }>(
    sql`select name from library_tags join library_files file on library_tags.id = any(tag_ids) where file.id = ${id}`,
  )
  const taken = [...found.known, ...own.map(({ name }) => name)].flatMap((name) => wordsOf(name))
  return { known: found.known, words: await telling({ db }, found.words, new Set(taken)) }
}

/** Matches texts that contain all words of a tag, each in any of its forms. */
const queryOf = (name: string): string => askedWords(wordsIn(name), [], false)?.query ?? ''

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('nl').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []

/** The words that a text repeats and that few other files have. */
async function telling(
  { db }: Pick<Parts, 'db'>,
  text: string,
  taken: ReadonlySet<string>,
): Promise<string[]> {
  const times = new Map<string, number>()
  for (const word of wordsOf(text))
    if (word.length >= fewestLetters && word.length <= longestWord && !taken.has(word))
      times.set(word, (times.get(word) ?? 0) + 1)
  const frequent = [...times]
    .filter(([, count]) => count >= fewestTimes)
    .sort(([one, times], [other, more]) => more - times || one.localeCompare(other))
    .slice(0, candidates)
  if (frequent.length === 0) return []
  const words = frequent.map(([word]) => word)
  const { rows } = await db.execute<{ word: string; files: number; all: number }>(sql`
    select word, (select greatest(reltuples, 1)::float8 from pg_class
        where oid = 'library_index'::regclass) as all,
      (select count(*)::int from (select from library_index where schelp_far(text_vector) @@ query limit ${mostCounted}) held)
        as files
    from unnest(${sql.param(words)}::text[], ${sql.param(words.map(queryOf))}::text[]) as asked (word, forms),
      lateral (select to_tsquery('schelp_words', forms) as query) read
    where numnode(query) > 0`)
  const scored = rows.map(({ word, files, all }) => ({
    word,
    root: rootOf(foldWord(word)),
    score: (times.get(word) ?? 0) * Math.log(1 + Math.max(all, mostCounted) / Math.max(files, 1)),
  }))
  scored.sort((one, other) => other.score - one.score)
  // Of words with the same root, such as 'kerk' and 'kerken', only the most frequent one stays.
  return [...new Map(scored.toReversed().map((one) => [one.root, one])).values()]
    .sort((one, other) => other.score - one.score)
    .slice(0, mostWords)
    .map(({ word }) => word)
}
