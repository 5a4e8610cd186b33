import { type SQL, sql } from 'drizzle-orm'
import type { Parts } from '../parts.ts'

/** Tags to suggest for a file. */
interface TagSuggestions {
  /** Existing tags whose words are in the file, or that files of the same category have. */
  known: readonly string[]
  /** Words that are more frequent in this file than in others. */
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
  const { rows } = await db.execute<{ words: string; known: string[] }>(sql`
    with own as (select id, category_id, tag_ids, title, title || ' ' || description || ' ' || left(text, ${textReach}) as words
      from library_files where id = ${id}),
    beside as (select tag, count(*) as times from library_files file, own, unnest(file.tag_ids) as tag
      where file.category_id = own.category_id and file.id <> own.id group by tag),
    vectors as materialized (select library_vector(title) as head, library_vector(words) as whole from own),
    fit as (select name, tag.id, (head @@ query)::int * 4 + (whole @@ query)::int * 2 as stands, coalesce(times, 0) as times
      from library_tags tag left join beside on beside.tag = tag.id, vectors, own,
        lateral (select plainto_tsquery('schelp_dutch', replace(name, '-', ' ')) as query) asked
      where tag.id <> all(own.tag_ids) and (numnode(query) > 0 and whole @@ query or times > 1))
    select words, array(select name from fit order by stands desc, times desc, lower(name) limit ${mostKnown}) as known
    from own`)
  const [found] = rows
  if (!found) return undefined
  const { rows: tags } = await db.execute<{ name: string }>(
    sql`select name from library_tags join library_files file on library_tags.id = any(tag_ids) where file.id = ${id}`,
  )
  const taken = [...found.known, ...tags.map(({ name }) => name)].flatMap((name) => wordsIn(name))
  return { known: found.known, words: await telling({ db }, found.words, new Set(taken)) }
}

const wordsIn = (text: string): string[] => text.toLocaleLowerCase('nl').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []

/** The words that a text repeats and other files do not. */
async function telling(
  { db }: Pick<Parts, 'db'>,
  text: string,
  taken: ReadonlySet<string>,
): Promise<string[]> {
  const times = new Map<string, number>()
  for (const word of wordsIn(text))
    if (word.length >= fewestLetters && word.length <= longestWord && !taken.has(word))
      times.set(word, (times.get(word) ?? 0) + 1)
  const frequent = [...times]
    .filter(([, count]) => count >= fewestTimes)
    .sort(([one, times], [other, more]) => more - times || one.localeCompare(other))
    .slice(0, candidates)
  if (frequent.length === 0) return []
  const { rows } = await db.execute<{ word: string; stem: string; files: number; all: number }>(sql`
    select word, query::text as stem, (select greatest(reltuples, 1)::float8 from pg_class
        where oid = 'library_index'::regclass) as all,
      (select count(*)::int from (select from library_index where schelp_far(text_vector) @@ query limit ${mostCounted}) held)
        as files
    from unnest(array[${list(frequent.map(([word]) => word))}]::text[]) as word,
      lateral (select plainto_tsquery('schelp_dutch', word) as query) asked
    where numnode(query) = 1`)
  const scored = rows.map(({ word, stem, files, all }) => ({
    ...{ word, stem },
    score: (times.get(word) ?? 0) * Math.log(1 + Math.max(all, mostCounted) / Math.max(files, 1)),
  }))
  scored.sort((one, other) => other.score - one.score)
  // Of 'kerk' and 'kerken', keeps the more frequent one.
  return [...new Map(scored.toReversed().map((one) => [one.stem, one])).values()]
    .sort((one, other) => other.score - one.score)
    .slice(0, mostWords)
    .map(({ word }) => word)
}

const list = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )
