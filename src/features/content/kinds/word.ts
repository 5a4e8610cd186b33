import { and, eq, ne } from 'drizzle-orm'
import type { OwnKind } from '../../../kernel/known-kinds.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { programWords } from '../addresses.ts'
import { entries, ownKinds, redirects } from '../schema.ts'

/** Who has a word already: the program, another kind, a page, or an old address that leads elsewhere. */
export type WordProblem = 'word-program' | 'word-kind' | 'word-page' | 'word-redirect'

type Worded = Pick<OwnKind, 'word' | 'hasArchive'>

/**
 * What keeps a kind from its word. Where it has no list, a page or a redirect may stand at its folder.
 * @param before as the kind was; what its own former addresses left behind is in nobody's way
 */
export async function wordProblem(
  tx: Transaction,
  { word, hasArchive }: Worded,
  before?: Worded & Pick<OwnKind, 'type'>,
): Promise<WordProblem | undefined> {
  if (word === before?.word && hasArchive === before.hasArchive) return undefined
  if (programWords.has(word)) return 'word-program'
  const sameWord = and(eq(ownKinds.word, word), before && ne(ownKinds.type, before.type))
  if ((await tx.$count(ownKinds, sameWord)) > 0) return 'word-kind'
  if (!hasArchive) return undefined
  const page = and(eq(entries.type, 'page'), eq(entries.slug, word), ne(entries.status, 'gone'))
  if ((await tx.$count(entries, page)) > 0) return 'word-page'
  const [redirect] = await tx
    .select({ toUrl: redirects.toUrl })
    .from(redirects)
    .where(eq(redirects.fromPath, `/${word}/`))
  return redirect && redirect.toUrl !== `/${before?.word}/` ? 'word-redirect' : undefined
}
