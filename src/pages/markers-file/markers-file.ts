import { anonymous } from '../../kernel/viewer.ts'
import { findBlock } from '../../widgets/find-block.ts'
import { markersOf } from '../../widgets/markers.ts'
import { withShown } from '../../widgets/shown-before.ts'
import { resolve } from '../answer.ts'
import { contextOf } from '../frame.ts'
import type { Site } from '../page.ts'

/**
 * Answers `{page}{widget}.kaart.json`, with the filters of the page's own address: the markers of a map on the page,
 * requested when the map is first touched (CAT-08). Undefined when a visitor finds no such page or map.
 */
export async function markersFile(site: Site, url: URL, now: Date): Promise<Response | undefined> {
  // linear: anchored, with a name of at most 100 letters
  const [, path, id = ''] = /^(\/(?:.*\/)?)([\w-]{1,100})\.kaart\.json$/.exec(url.pathname) ?? []
  if (path === undefined) return undefined
  const request = { path, page: 1, query: url.searchParams, viewer: anonymous, now }
  const found = await resolve(site, request)
  if (found.kind !== 'blocks') return undefined
  const block = findBlock(found.blocks, id)
  const context = withShown(found.blocks, contextOf(site, request, found.subject, found.documentId))
  const markers = block && (await markersOf(block, context, site.runtime))
  return markers && Response.json({ markers }, { headers: { 'cache-control': 'public, max-age=60' } })
}
