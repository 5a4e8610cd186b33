import { renderFramed, textsOf } from './frame.ts'
import { isPastTheEnd } from './listing.ts'
import type { Answer, PageRequest, Site } from './page.ts'

/** The front page and a search share a path and differ in this. */
export const searchParameter = 's'

/** Longer searches are cut off: no title holds more. */
const maxLetters = 200

/** `/?s={words}`, with `/page/{n}/?s={words}` (CAT-16). */
export async function searchPage(site: Site, request: PageRequest): Promise<Answer | undefined> {
  const asked = request.query.get(searchParameter)
  if (request.path !== '/' || asked === null) return undefined
  const words = asked.replaceAll('\0', '').trim().slice(0, maxLetters)
  const texts = textsOf(site)
  const title = words ? texts('searchTitleFor', { words }) : texts('searchTitle')
  const template = await site.features.content.template('search')
  const subject = { words, trail: [{ label: texts('searchTitle'), url: '/?s=' }] }
  const body = await renderFramed(site, request, subject, template?.data.content ?? [])
  if (isPastTheEnd(request, body)) return undefined
  return { kind: 'page', status: body.status, head: { title }, body: { ...body, cacheable: false } }
}
