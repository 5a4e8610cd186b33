import { renderFramed, textsOf } from './frame.ts'
import type { Page, PageRequest, Site } from './page.ts'

/** The page for a missing (404) or removed (410) address: the template 'not-found', with links to go on. */
export async function missingPage(site: Site, request: PageRequest, status: 404 | 410): Promise<Page> {
  const title = textsOf(site)(status === 410 ? 'gone' : 'notFound')
  const template = await site.features.content.template('not-found')
  const trail = [{ label: title, url: request.path }]
  const body = await renderFramed(site, { ...request, page: 1 }, { trail }, template?.data.content ?? [])
  return { kind: 'page', status, head: { title }, body: { ...body, cacheable: false } }
}
