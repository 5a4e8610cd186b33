import { withSavedParts } from '../widgets/saved-parts.ts'
import { resolveArchive } from './archive.ts'
import { resolveEntry } from './entry.ts'
import { fileViewerPage } from './file-viewer/file-viewer.tsx'
import { renderFramed } from './frame.ts'
import { isPastTheEnd } from './listing.ts'
import { missingPage } from './missing.ts'
import { oldNumberNames, resolveOldNumber } from './old-number.ts'
import type { Answer, PageRequest, Resolution, Resolver, Site } from './page.ts'
import { resolveProduct } from './product.ts'
import { resolveSearch, searchParameter } from './search.ts'

/** Every kind of address whose page consists of blocks, in the order in which they are tried. */
const resolvers: readonly Resolver[] = [
  resolveSearch,
  resolveOldNumber,
  resolveArchive,
  resolveProduct,
  resolveEntry,
]

/** Returns the contents at an address of the site. */
export async function resolve(site: Site, request: PageRequest): Promise<Resolution> {
  for (const resolver of resolvers) {
    const found = await resolver(site, request)
    if (found?.kind === 'blocks')
      return { ...found, blocks: await withSavedParts(found.blocks, site.features.content) }
    if (found) return found
  }
  return { kind: 'missing', status: 404 }
}

/** Returns the page at an address; 404 when there is none. */
export async function answerOf(site: Site, request: PageRequest): Promise<Answer> {
  const answer =
    (await fileViewerPage(site, request)) ?? (await draw(site, request, await resolve(site, request)))
  if (answer.kind === 'page' && request.path === '/')
    for (const name of [searchParameter, ...oldNumberNames]) answer.body.reads.add(name)
  return answer
}

/** Draws resolved contents with header and footer; 404 past the last page of its listings. */
export async function draw(site: Site, request: PageRequest, found: Resolution): Promise<Answer> {
  if (found.kind === 'redirect') return found
  if (found.kind === 'missing') return missingPage(site, request, found.status)
  const body = await renderFramed(site, found.request, found.subject, found.blocks, found.documentId)
  if (isPastTheEnd(found.request, body)) return missingPage(site, request, 404)
  for (const tag of found.tags) body.tags.add(tag)
  if (found.cacheable === false) body.cacheable = false
  return { kind: 'page', status: body.status, head: found.head(body), body }
}
