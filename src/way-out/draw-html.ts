import sanitizeHtml from 'sanitize-html'
import type { DocumentData } from '../kernel/document.ts'
import { anonymous, type Viewer } from '../kernel/viewer.ts'
import type { Program } from '../program.ts'
import type { RenderContext } from '../widgets/context.ts'
import { renderBlocks, type WidgetRuntime } from '../widgets/render.ts'
import { withSavedParts } from '../widgets/saved-parts.ts'

export type DrawHtml = (
  data: DocumentData,
  about: { entryId: number; path: string; documentId: number },
) => Promise<string>

/** Drafts are drawn too; what stands in them is drawn as anybody sees it. */
const staff: Viewer = { ...anonymous, roles: ['administrator'] }

/** Draws what the page editor made as plain HTML, as a visitor would see it; a block that cannot be drawn is left out. */
export async function createDrawHtml(program: Program, now: Date, onError: () => void): Promise<DrawHtml> {
  const { content, library, shop, newsletter, statistics, site, siteUrl } = program
  const [kinds, { texts }] = await Promise.all([content.kinds(), content.settings()])
  const runtime: WidgetRuntime = { scriptOf: () => undefined, textOverrides: texts, onError }
  return async ({ content: blocks }, { entryId, path, documentId }) => {
    const entry = await content.entry(entryId, staff)
    const context: RenderContext = {
      features: { content, library, shop, newsletter, statistics, site },
      kinds,
      viewer: anonymous,
      now,
      siteUrl,
      path,
      documentId,
      page: 1,
      trail: [],
      query: new URLSearchParams(),
      ...(entry ? { entry } : {}),
    }
    const whole = await withSavedParts(blocks, content, documentId)
    const { html } = await renderBlocks(whole, context, runtime)
    return plainHtml(html)
  }
}

/** Without what only our own pages can do: classes, scripts, forms, navigation, symbols. */
const plainHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      ...[
        'h1',
        'h2',
        'h3',
        'h4',
        'h5',
        'h6',
        'p',
        'ul',
        'ol',
        'li',
        'dl',
        'dt',
        'dd',
        'blockquote',
        'cite',
        'pre',
      ],
      ...[
        'table',
        'caption',
        'thead',
        'tbody',
        'tfoot',
        'tr',
        'th',
        'td',
        'figure',
        'figcaption',
        'img',
        'hr',
        'br',
      ],
      ...[
        'a',
        'strong',
        'b',
        'em',
        'i',
        'u',
        's',
        'sub',
        'sup',
        'small',
        'code',
        'time',
        'q',
        'abbr',
        'mark',
      ],
      ...['audio', 'video', 'source', 'details', 'summary', 'address'],
    ],
    allowedAttributes: {
      '*': ['id'],
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
      audio: ['src', 'controls'],
      video: ['src', 'poster', 'controls', 'width', 'height'],
      source: ['src', 'type'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start'],
      time: ['datetime'],
      details: ['open'],
    },
    nonTextTags: [
      'script',
      'style',
      'template',
      'noscript',
      'svg',
      'button',
      'select',
      'textarea',
      'option',
      'form',
      'nav',
      'dialog',
    ],
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
  }).trim()
