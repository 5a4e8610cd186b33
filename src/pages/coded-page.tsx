import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { contextOf, frame, textsOf } from './frame.ts'
import { noticeHtml } from './notice.tsx'
import type { Page, PageRequest, Site } from './page.ts'

interface CodedPage {
  title: string
  status?: Page['status']
  /** A sentence below the title. */
  lead?: string
  trail: readonly { label: string; url: string }[]
  /** The page itself shows the notice of the previous page. */
  ownNotice?: boolean
  children: ReactNode
}

/** A page that volunteers do not compose, such as signing in: for one visitor, never cached. */
export async function codedPage(
  site: Site,
  request: PageRequest,
  { title, status = 200, lead, trail, ownNotice = false, children }: CodedPage,
): Promise<Page> {
  const context = contextOf(site, request, { trail })
  const main = renderToString(
    <div className="wrap">
      <Breadcrumb
        label={textsOf(site)('crumbs')}
        items={context.trail.map((step) => ({ label: step.label, href: step.url }))}
      />
      <div className="title">
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
      {children}
    </div>,
  )
  const body = await frame(site, context, {
    html: ownNotice ? main : (await noticeHtml(site, request)) + main,
    tags: new Set(),
    reads: new Set(),
    cacheable: false,
    status: 200,
  })
  return { kind: 'page', status, head: { title }, body }
}
