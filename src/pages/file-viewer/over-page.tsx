import { renderToString } from 'react-dom/server'
import { formatLongDate, startOfDay } from '../../kernel/dates.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { contextOf, frame, textsOf } from '../frame.ts'
import type { Page, PageRequest, Site } from '../page.ts'
import { filesPath, textsOfViewer } from './texts.ts'

/** The page of a file whose last day has passed. It tells the last day, but not the title. */
export async function overPage(site: Site, request: PageRequest, id: number): Promise<Page | undefined> {
  const day = await site.features.library.lastDayOf(id)
  if (!day) return undefined
  const texts = textsOfViewer(site)
  const title = texts('over')
  const trail = [
    { label: texts('files'), url: filesPath },
    { label: title, url: request.path },
  ]
  const crumbs = [{ label: textsOf(site)('home'), url: '/' }, ...trail]
  const body = await frame(site, contextOf(site, request, { trail }), {
    html: renderToString(
      <div className="wrap file-viewer">
        <Breadcrumb label={texts('crumbs')} items={crumbs.map(({ label, url }) => ({ label, href: url }))} />
        <div className="title">
          <h1>{title}</h1>
        </div>
        <div className="two">
          <div className="flow">
            <p>{texts('overSince', { day: formatLongDate(startOfDay(day)) })}</p>
            <p>
              <ButtonLink href={filesPath}>{texts('overOthers')}</ButtonLink>
            </p>
          </div>
        </div>
      </div>,
    ),
    tags: new Set([`file:${id}`]),
    reads: new Set(),
    cacheable: false,
    status: 404,
  })
  return { kind: 'page', status: 410, head: { title }, body }
}
