import { type SQL, sql } from 'drizzle-orm'
import { type AskedWords, askedWords } from '../../../kernel/words/asked-words.ts'
import { wordsIn } from '../../../kernel/words/words-in.ts'
import { wordsQuery } from '../../../platform/database/words-query.ts'
import type { SiteSettings } from '../views.ts'

const maxWords = 20
/** The rest of a longer text is ignored. */
const maxLength = 1_000

/** The search terms of a text, with the synonyms of staff; undefined for a text without words. */
export async function queryTerms(
  { settings }: { settings: () => Promise<SiteSettings> },
  text: string,
): Promise<AskedWords | undefined> {
  const words = wordsIn(text.slice(0, maxLength)).slice(0, maxWords)
  return words.length === 0 ? undefined : askedWords(words, (await settings()).synonyms)
}

/** Matches entries that contain all the words. */
export const holds = (words: AskedWords): SQL => sql`content_entries.words @@ ${wordsQuery(words)}`
