import { and, eq, like, ne, not, sql } from 'drizzle-orm'
import type { OwnKind, OwnTaxonomy } from '../../../kernel/known-kinds.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { programWords } from '../addresses.ts'
import { entries, ownKinds, ownTaxonomies, redirects } from '../schema.ts'
import { lockSlugs } from '../slug-lock.ts'

/** What uses a word already: the program, a kind, a taxonomy, a page, or a redirect. */
export type WordProblem = 'word-program' | 'word-kind' | 'word-taxonomy' | 'word-page' | 'word-redirect'

type WordedKind = Pick<OwnKind, 'word' | 'hasArchive'>
type WordedTaxonomy = Pick<OwnTaxonomy, 'word'>

/** Two kinds or taxonomies at once, or one and a page, would choose the same word. */
export async function lockWords(tx: Transaction): Promise<void> {
  await lockSlugs(tx, 'page')
  await lockSlugs(tx, 'kinds')
}

/**
 * What keeps a kind from its word. Where it has no list, a redirect may stand at its folder, or a page that
 * holds no others.
 * @param before as the kind was; what its own former addresses left behind is in nobody's way
 */
export async function kindWordProblem(
  tx: Transaction,
  { word, hasArchive }: WordedKind,
  before?: WordedKind & Pick<OwnKind, 'type'>,
): Promise<WordProblem | undefined> {
  if (word === before?.word && hasArchive === before.hasArchive) return undefined
  if (programWords.has(word)) return 'word-program'
  const sameWord = and(eq(ownKinds.word, word), before && ne(ownKinds.type, before.type))
  if ((await tx.$count(ownKinds, sameWord)) > 0) return 'word-kind'
  if ((await tx.$count(ownTaxonomies, eq(ownTaxonomies.word, word))) > 0) return 'word-taxonomy'
  if (hasArchive ? await isOfPage(tx, word) : await holdsPages(tx, word)) return 'word-page'
  if (!hasArchive) return undefined
  const [redirect] = await tx
    .select({ toUrl: redirects.toUrl })
    .from(redirects)
    .where(eq(redirects.fromPath, `/${word}/`))
  return redirect && redirect.toUrl !== `/${before?.word}/` ? 'word-redirect' : undefined
}

/**
 * What prevents a taxonomy from using its word.
 * @param before the taxonomy before the change; its own former redirects do not count
 */
export async function taxonomyWordProblem(
  tx: Transaction,
  { word }: WordedTaxonomy,
  before?: WordedTaxonomy & Pick<OwnTaxonomy, 'name'>,
): Promise<WordProblem | undefined> {
  if (word === before?.word) return undefined
  if (programWords.has(word)) return 'word-program'
  if ((await tx.$count(ownKinds, eq(ownKinds.word, word))) > 0) return 'word-kind'
  if ((await tx.$count(ownTaxonomies, eq(ownTaxonomies.word, word))) > 0) return 'word-taxonomy'
  if (await isOfPage(tx, word)) return 'word-page'
  const leftByItself = before && sql`coalesce(${like(redirects.toUrl, `/${before.word}/%`)}, false)`
  const elsewhere = and(like(redirects.fromPath, `/${word}/%`), leftByItself && not(leftByItself))
  return (await tx.$count(redirects, elsewhere)) > 0 ? 'word-redirect' : undefined
}

async function isOfPage(tx: Transaction, word: string): Promise<boolean> {
  const page = and(
    eq(entries.type, 'page'),
    eq(entries.above, ''),
    eq(entries.slug, word),
    ne(entries.status, 'gone'),
  )
  return (await tx.$count(entries, page)) > 0
}

async function holdsPages(tx: Transaction, word: string): Promise<boolean> {
  return (await tx.$count(entries, and(like(entries.above, `${word}/%`), ne(entries.status, 'gone')))) > 0
}
