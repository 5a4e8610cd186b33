import type { EditableDocument } from '../../features/content/index.ts'
import { anonymous, type Viewer } from '../../kernel/viewer.ts'
import type { Features, RenderContext } from '../../widgets/context.ts'

/**
 * What a document is shown about in the editor, as a visitor would see it: a page's own entry, for a template the
 * newest entry or the list of its type, for a card that same entry.
 */
export async function subjectOf(
  features: Features,
  siteUrl: string,
  document: Pick<EditableDocument, 'kind' | 'role' | 'entryType' | 'entryId'>,
  viewer: Viewer,
): Promise<RenderContext> {
  const { content } = features
  const { kind, role, entryType = 'jacobalia', entryId } = document
  const isCard = kind === 'card'
  const sample =
    role === 'single' || isCard
      ? (await content.list({ type: entryType, perPage: 1 })).entries[0]?.id
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
    archive: role === 'archive' ? { type: entryType } : undefined,
    words: role === 'search' ? '' : undefined,
    trail: entry && entry.url !== '/' ? [home, { label: entry.title, url: entry.url }] : [home],
  }
}
