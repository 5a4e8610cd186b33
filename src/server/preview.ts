import { createOpenList } from '../kernel/open-list.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { Page, PageRequest, Site } from '../pages/page.ts'

/**
 * What somebody sees in the place of the site of now: pages, and listings as files, as every visitor sees them at
 * another moment. Such an answer is for whoever asks, is kept by nothing, and nothing is changed from it.
 */
export interface Preview {
  /** Only a request with this cookie is asked about. It opens nothing by itself. */
  cookie: string
  /** The moment that the cookie says; undefined: the site of now. */
  momentOf(value: string): Date | undefined
  /** Who may see it; for others the cookie is ignored. */
  isFor(viewer: Viewer): boolean
  /** HTML across the top of each page. `address`: of the page, with its query. */
  bar(site: Site, moment: Date, address: string): string
  /** Answers what is posted from such a page; it is not done, because it would be done now. */
  refusal(site: Site, request: PageRequest, moment: Date): Promise<Page>
}

/** Previews by name; the first that a request has a moment of is shown. */
export const previews = createOpenList<Preview>('preview')
