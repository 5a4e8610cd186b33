import { textsOfRoom } from '../../kernel/texts.ts'
import { anonymous } from '../../kernel/viewer.ts'
import { listedOf } from '../../widgets/archive-list/door.ts'
import { listingFiles } from '../../widgets/shared/listing-files.ts'
import { resolve } from '../answer.ts'
import { contextOf } from '../frame.ts'
import type { Site } from '../page.ts'

/**
 * Answers `{archive}{name}` of each of the listing files, with the filters of the archive's own address. Undefined when
 * there is no such archive, or it lists nothing that the file could hold.
 */
export async function listingFile(site: Site, url: URL, now: Date): Promise<Response | undefined> {
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
  const file = listingFiles.get(name)
  if (!file) return undefined
  const path = url.pathname.slice(0, -name.length)
  const request = { path, page: 1, query: url.searchParams, viewer: anonymous, now }
  const found = await resolve(site, request)
  if (found.kind !== 'blocks' || !found.subject.archive) return undefined
  if (!file.suits(site.kinds.of(found.subject.archive.type))) return undefined
  const context = contextOf(site, request, found.subject, found.documentId)
  const listed = await listedOf(context, file.most)
  if (listed.entries.length === 0) return undefined
  const { title } = await site.features.content.settings()
  const body = await file.make({
    ...listed,
    siteTitle: title,
    siteUrl: site.siteUrl,
    now,
    texts: (room, catalogue) => textsOfRoom(room, catalogue, site.runtime.textOverrides),
  })
  if (body === undefined) return undefined
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'public, max-age=900',
    },
  })
}
