import { archivePage } from './archive.ts'
import { entryPage } from './entry.ts'
import { fileViewerPage } from './file-viewer/file-viewer.tsx'
import { missingPage } from './missing.ts'
import type { Answer, PageHandler, PageRequest, Site } from './page.ts'
import { productPage } from './product.ts'
import { searchPage, searchParameter } from './search.ts'

/** Every kind of page, in the order in which they are tried. */
const handlers: readonly PageHandler[] = [searchPage, archivePage, productPage, fileViewerPage, entryPage]

/** The page at an address; 404 when no kind of page knows it. */
export async function answerOf(site: Site, request: PageRequest): Promise<Answer> {
  for (const handler of handlers) {
    const answer = await handler(site, request)
    if (answer?.kind === 'page' && request.path === '/') answer.body.reads.add(searchParameter)
    if (answer) return answer
  }
  return missingPage(site, request, 404)
}
