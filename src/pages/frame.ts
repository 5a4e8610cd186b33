import type { Block } from '../kernel/document.ts'
import { escapeHtml } from '../kernel/html.ts'
import { textsOfRoom } from '../kernel/texts.ts'
import type { RenderContext } from '../widgets/context.ts'
import { type Rendered, renderBlocks } from '../widgets/render.ts'
import { noticeHtml } from './notice.tsx'
import type { PageRequest, Site } from './page.ts'
import { pageContext } from './page-context.ts'
import { pageTexts } from './texts.nl.ts'

/** What a page is about, beside its address. */
export type Subject = Pick<RenderContext, 'entry' | 'archive' | 'words' | 'posted'> & {
  /** Steps after the front page, the page itself last. */
  trail: readonly { label: string; url: string }[]
}

export const contextOf = (site: Site, request: PageRequest, subject: Subject): RenderContext => ({
  features: site.features,
  siteUrl: site.siteUrl,
  viewer: request.viewer,
  now: request.now,
  path: request.path,
  query: request.query,
  page: request.page,
  ...subject,
  trail: [{ label: pageTexts.home, url: '/' }, ...subject.trail],
})

/** The texts of `pages/`, with staff's overrides (`page.skip`). */
export const textsOf = ({ runtime }: Site) => textsOfRoom('page', pageTexts, runtime.textOverrides)

/** Header, the given blocks as main part, footer. */
export async function renderFramed(
  site: Site,
  request: PageRequest,
  subject: Subject,
  main: readonly Block[],
): Promise<Rendered> {
  const context = contextOf(site, request, subject)
  const [rendered, notice] = await Promise.all([
    renderBlocks(main, context, site.runtime),
    noticeHtml(site, request),
  ])
  rendered.html = notice + rendered.html
  return frame(site, context, rendered)
}

/** Header and footer round a main part that is not made of widgets. */
export async function frame(site: Site, context: RenderContext, main: Rendered): Promise<Rendered> {
  const { content } = site.features
  const [header, footer] = await Promise.all(
    (['header', 'footer'] as const).map(async (role) => {
      const template = await content.template(role)
      const rendered = await renderBlocks(template?.data.content ?? [], context, site.runtime)
      rendered.tags.add(template ? `document:${template.id}` : `template:${role}`)
      return rendered
    }),
  )
  const parts = [header, main, footer].filter((part) => part !== undefined)
  return {
    html: [
      `<a class="skip" href="#inhoud">${escapeHtml(textsOf(site)('skip'))}</a>`,
      header?.html,
      `<main id="inhoud" tabindex="-1">${main.html}</main>`,
      footer?.html,
      pageContext(context),
    ].join('\n'),
    tags: new Set(['settings', 'menu', ...parts.flatMap((part) => [...part.tags])]),
    reads: new Set(parts.flatMap((part) => [...part.reads])),
    freshUntil: parts
      .map((part) => part.freshUntil)
      .filter((date) => date !== undefined)
      .sort((a, b) => a.getTime() - b.getTime())[0],
    cacheable: parts.every((part) => part.cacheable),
    status: main.status,
    pages: main.pages,
    preload: main.preload ?? header?.preload,
  }
}
