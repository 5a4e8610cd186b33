import { textsOf } from './frame.ts'
import type { PageRequest, Resolution, Site } from './page.ts'

/** Distinguishes a search from the front page, which has the same path. */
export const searchParameter = 's'

/** Longer searches are cut off: no title is longer. */
const maxLetters = 200

/** Resolves `/?s={words}`, with `/page/{n}/?s={words}` (CAT-16). */
export async function resolveSearch(site: Site, request: PageRequest): Promise<Resolution | undefined> {
  const asked = request.query.get(searchParameter)
  if (request.path !== '/' || asked === null) return undefined
  const words = asked.replaceAll('\0', '').trim().slice(0, maxLetters)
  const texts = textsOf(site)
  const title = words ? texts('searchTitleFor', { words }) : texts('searchTitle')
  const template = await site.features.content.template('search')
  return {
    kind: 'blocks',
    request,
    subject: { words, trail: [{ label: texts('searchTitle'), url: '/?s=' }] },
    documentId: template?.id,
    blocks: template?.data.content ?? [],
    tags: [],
    cacheable: false,
    head: () => ({ title }),
  }
}
