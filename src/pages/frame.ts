import type { Block } from '../kernel/document.ts'
import { escapeHtml } from '../kernel/html.ts'
import { textsOfRoom } from '../kernel/texts.ts'
import type { RenderContext } from '../widgets/context.ts'
import { renderBlocks, renderPage } from '../widgets/render.ts'
import type { Rendered } from '../widgets/rendered.ts'
import { withSavedParts } from '../widgets/saved-parts.ts'
import { analyticsHtml, consentHtml } from './consent/notice.tsx'
import { documentAttributes, inDocument } from './in-document.ts'
import { layersOf } from './layers/layers.ts'
import { lightboxHtml } from './lightbox.tsx'
import { noticeHtml } from './notice.tsx'
import type { PageRequest, Site, Subject } from './page.ts'
import { pageContext } from './page-context.ts'
import { templateFor } from './template-for.ts'
import { pageTexts } from './texts.nl.ts'
import { withdrawPath } from './withdraw/paths.ts'
import { withdrawTextsOf } from './withdraw/texts.ts'

export const contextOf = (
  site: Site,
  request: PageRequest,
  subject: Subject,
  documentId?: number,
): RenderContext => ({
  features: site.features,
  kinds: site.kinds,
  siteUrl: site.siteUrl,
  takesFileRequests: site.takesFileRequests,
  viewer: request.viewer,
  now: request.now,
  path: request.path,
  query: request.query,
  page: request.page,
  notice: request.notice,
  documentId,
  ...subject,
  trail: [{ label: pageTexts.home, url: '/' }, ...subject.trail],
})

/** The texts of `pages/`, with staff's overrides (`page.skip`). */
export const textsOf = ({ runtime }: Site) => textsOfRoom('page', pageTexts, runtime.textOverrides)

/** Renders a header, the given blocks as the main part, and a footer, all loaded in parallel. */
export async function renderFramed(
  site: Site,
  request: PageRequest,
  subject: Subject,
  blocks: readonly Block[],
  documentId?: number,
): Promise<Rendered> {
  const context = contextOf(site, request, subject, documentId)
  const whole = await withSavedParts(blocks, site.features.content)
  const main = Promise.all([renderPage(whole, context, site.runtime), noticeHtml(site, request)])
  return frame(
    site,
    context,
    main.then(([rendered, notice]) => ({ ...rendered, html: notice + rendered.html })),
  )
}

/** The link at the foot of every page, which staff cannot remove (SHOP-20). */
function withdrawLink(site: Site): string {
  const words = escapeHtml(withdrawTextsOf(site)('link'))
  return `<nav class="wrap withdraw-way" aria-label="${words}"><a class="link small" href="${withdrawPath}">${words}</a></nav>`
}

/**
 * Puts header and footer around a main part. Classic scripts read its document from the element (decisions, Listings).
 */
export async function frame(
  site: Site,
  context: RenderContext,
  inner: Rendered | Promise<Rendered>,
): Promise<Rendered> {
  const { documentId } = context
  const [header, main, footer, settings] = await Promise.all([
    renderTemplate('header', site, context),
    inner,
    renderTemplate('footer', site, context),
    site.features.content.settings(),
  ])
  const layers = await layersOf(site, context, [header, main, footer])
  const parts = [header, main, footer, ...layers.inside]
  const asks = new Set(parts.flatMap(({ asks = [] }) => asks))
  if (site.analytics) asks.add('statistics')
  const classic = documentId === undefined ? '' : ` ${documentAttributes(documentId)}`
  const lightbox = lightboxHtml(
    site,
    parts.map(({ html }) => html),
  )
  const consent = (await consentHtml(site, settings.consent, [...asks])) + analyticsHtml(site)
  return {
    // One template, not a join: a long page is then copied once, when its bytes are made.
    html: `<a class="skip" href="#inhoud">${escapeHtml(textsOf(site)('skip'))}</a>
${header.html}
<main id="inhoud" tabindex="-1"${classic}>${main.html}</main>
${footer.html}
${withdrawLink(site)}
${consent}
${lightbox}
${layers.html}
${pageContext(context)}`,
    tags: new Set(['settings', 'menu', 'layers', ...parts.flatMap((part) => [...part.tags])]),
    reads: new Set(parts.flatMap((part) => [...part.reads])),
    freshUntil: [layers, ...parts]
      .map((part) => part.freshUntil)
      .filter((date) => date !== undefined)
      .sort((a, b) => a.getTime() - b.getTime())[0],
    cacheable: parts.every((part) => part.cacheable),
    status: main.status,
    pages: main.pages,
    preload: main.preload ?? header.preload,
    inVain: main.inVain,
  }
}

async function renderTemplate(
  role: 'header' | 'footer',
  site: Site,
  context: RenderContext,
): Promise<Rendered> {
  const template = await templateFor(site, role, context)
  const rendered = await renderBlocks(
    await withSavedParts(template?.data.content ?? [], site.features.content),
    { ...context, documentId: template?.id },
    site.runtime,
  )
  rendered.tags.add(template ? `document:${template.id}` : `template:${role}`)
  // `?theme_template_id=` leads to this element (SITE-10).
  if (template) rendered.html = inDocument(template.id, rendered.html)
  return rendered
}
