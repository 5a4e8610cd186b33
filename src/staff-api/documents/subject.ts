import type { EditableDocument, EntryType, TemplateScope, TermView } from '../../features/content/index.ts'
import { anonymous, type Viewer } from '../../kernel/viewer.ts'
import type { Features, RenderContext } from '../../widgets/context.ts'

/**
 * Returns the context in which the editor shows a document, as a visitor would see it: for a page its own entry, for a
 * template the newest entry or the list of its type, for a card that newest entry.
 */
export async function subjectOf(
  features: Features,
  siteUrl: string,
  document: Pick<EditableDocument, 'kind' | 'role' | 'entryType' | 'scope' | 'entryId'>,
  viewer: Viewer,
): Promise<RenderContext> {
  const { content } = features
  const { kind, role, scope, entryId } = document
  const isCard = kind === 'card'
  const term = await termOf(features, scope)
  const entryType = document.entryType ?? (term && (await listedBy(features, term))) ?? 'jacobalia'
  const terms = term && [{ taxonomy: term.taxonomy, slugs: [term.slug] }]
  const sample =
    scope && 'entryId' in scope
      ? scope.entryId
      : role === 'single' || isCard
        ? (await content.list({ type: entryType, terms, perPage: 1 })).entries[0]?.id
        : undefined
  const shown = entryId ?? sample
  const entry = shown === undefined ? undefined : await content.entry(shown, viewer)
  const home = { label: 'Home', url: '/' }
  return {
    features,
    kinds: await content.kinds(),
    siteUrl,
    viewer: anonymous,
    now: new Date(),
    path: entry?.url ?? '/',
    query: new URLSearchParams(),
    page: 1,
    entry,
    card: isCard && entry ? { id: entry.id, level: 3, link: { href: entry.url } } : undefined,
    archive: role === 'archive' ? { type: entryType, term } : undefined,
    words: role === 'search' ? '' : undefined,
    trail: entry && entry.url !== '/' ? [home, { label: entry.title, url: entry.url }] : [home],
  }
}

async function termOf(
  { content }: Features,
  scope: TemplateScope | undefined,
): Promise<TermView | undefined> {
  if (!scope || !('termId' in scope)) return undefined
  return (await content.terms()).find(({ id }) => id === scope.termId)
}

/** The first kind of which the term sorts anything. */
async function listedBy({ content }: Features, { taxonomy, slug }: TermView): Promise<EntryType | undefined> {
  const terms = [{ taxonomy, slugs: [slug] }]
  const kinds = (await content.kinds()).sortedBy(taxonomy)
  for (const { type } of kinds) if ((await content.list({ type, terms, perPage: 1 })).total > 0) return type
  return kinds[0]?.type
}
