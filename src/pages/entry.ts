import { type EntryView, sharedPicture } from '../features/content/index.ts'
import { foundWords } from '../kernel/found-words.ts'
import { builtInKinds, type SchemaType } from '../kernel/kinds.ts'
import { seesDrafts } from '../kernel/rights.ts'
import type { RenderContext } from '../widgets/context.ts'
import { commentPageOf, readCommentPage } from './comment-page.ts'
import { listName } from './kind-names.ts'
import { pagedHead } from './listing.ts'
import type { Head, PageRequest, Resolution, Site } from './page.ts'
import { breadcrumbData, entryData, siteData } from './structured-data.ts'
import { templateFor } from './template-for.ts'

/**
 * Resolves `/{slug}/`, `/nieuws/{slug}/`, `/jacobalia/{slug}/` (CAT-01), and `/` when staff chose a front page; of a post
 * that visitors comment on also the pages of its comments, `…/comment-page-{n}/`.
 */
export async function resolveEntry(site: Site, request: PageRequest): Promise<Resolution | undefined> {
  const takesComments = (await site.features.content.settings()).comments?.isOn
  if (!takesComments || !request.path.startsWith(builtInKinds.post.folder)) return findEntry(site, request)
  const asked = readCommentPage(request, 'comments')
  if ('kind' in asked) return asked
  const { path, page } = asked
  if (page === undefined) return findEntry(site, request)
  return request.page > 1 ? undefined : findEntry(site, { ...request, path, page }, { commentPage: page })
}

/**
 * Resolves the page of an entry that exists, shown again with a refused form.
 * @param request its path and page without those of comments
 */
export const entryAt = async (
  site: Site,
  request: PageRequest,
  more: Pick<RenderContext, 'posted'>,
): Promise<Resolution> => (await findEntry(site, request, more)) ?? { kind: 'missing', status: 404 }

async function findEntry(
  site: Site,
  request: PageRequest,
  more: Pick<RenderContext, 'posted' | 'commentPage'> = {},
): Promise<Resolution | undefined> {
  const found = await site.features.content.find(request.path, request.viewer)
  if (!found) return undefined
  if (found.kind === 'moved') return { kind: 'redirect', status: 301, to: found.to }
  if (found.kind === 'gone') return { kind: 'missing', status: 410 }
  const { entry } = found
  const template = entry.document ? undefined : await templateFor(site, 'single', { entry })
  const documentId = entry.documentId ?? template?.id
  const { schemaType } = site.kinds.of(entry.type)
  const above = await pagesAbove(site, request, entry)
  const trail = await trailOf(site, request, entry, above)
  const aboutSite = entry.url === '/' ? siteData(await site.features.content.settings(), site.siteUrl) : []
  const draft =
    isPreview(request) && documentId !== undefined ? await site.features.content.draft(documentId) : undefined
  return {
    kind: 'blocks',
    request,
    subject: { entry, trail, ...more },
    documentId,
    blocks: (draft?.data ?? entry.document ?? template?.data)?.content ?? [],
    tags: [entry, ...above].map(({ id }) => `entry:${id}`).concat(template ? `document:${template.id}` : []),
    head: (body) =>
      headOf(request, { entry, schemaType, ...more }, body, [
        ...aboutSite,
        entryData(entry, schemaType, site.siteUrl),
        ...(trail.length > 0 ? [breadcrumbData(trail, site.siteUrl)] : []),
      ]),
  }
}

/** `?preview=1`: staff see the page with its draft. Pages for staff are never cached. */
const isPreview = ({ query, viewer }: PageRequest): boolean =>
  query.get('preview') === '1' && seesDrafts(viewer)

/** The pages that a page stands under, the highest first, without the front page and those that the visitor may not see. */
async function pagesAbove({ features }: Site, { viewer }: PageRequest, { parentId }: EntryView) {
  const pages: EntryView[] = []
  // An address of more words would be too long to ask for.
  for (let at = parentId; at !== undefined && pages.length < 50; at = pages[0]?.parentId) {
    const page = await features.content.entry(at, viewer)
    if (!page || page.status === 'gone') break
    pages.unshift(page)
  }
  return pages.filter(({ url }) => url !== '/')
}

/** Below the pages above it, the list of its kind, or else the page at its folder, as `/agenda/` is to an activity. */
async function trailOf(site: Site, { viewer }: PageRequest, entry: EntryView, pages: readonly EntryView[]) {
  const own = { label: entry.title, url: entry.url }
  if (entry.url === '/') return []
  if (pages.length > 0) return [...pages.map(({ title, url }) => ({ label: title, url })), own]
  const kind = site.kinds.of(entry.type)
  const { folder, archive } = kind
  if (archive) return [{ label: listName(site, kind), url: archive }, own]
  const above = folder === '/' ? undefined : await site.features.content.find(folder, viewer)
  return above?.kind === 'entry' ? [{ label: above.entry.title, url: above.entry.url }, own] : [own]
}

function headOf(
  request: PageRequest,
  {
    entry,
    schemaType,
    commentPage,
  }: { entry: EntryView; schemaType: SchemaType; commentPage?: number | undefined },
  body: Parameters<typeof pagedHead>[1],
  data: readonly object[],
): Head {
  const { picture } = entry
  const ofComments =
    commentPage === undefined ? undefined : (page: number) => commentPageOf(request.path, page)
  const { title, description } = foundWords(entry)
  return {
    title,
    description: description || undefined,
    ...pagedHead(request, body, ofComments),
    ...(entry.status === 'published' ? {} : { canonical: undefined }),
    type: schemaType === 'NewsArticle' ? 'article' : 'website',
    image: picture && sharedPicture(picture),
    preload: body.preload,
    data: { '@context': 'https://schema.org', '@graph': data },
  }
}
