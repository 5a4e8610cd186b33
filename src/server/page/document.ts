import type { Analytics } from '../../kernel/consent.ts'
import { firstFontsScript } from '../../kernel/first-fonts.ts'
import { pageTitle } from '../../kernel/found-words.ts'
import { escapeHtml, scriptJson } from '../../kernel/html.ts'
import type { Look } from '../../kernel/look/look.ts'
import { barColours, styleOf } from '../../kernel/look/style.ts'
import type { Head } from '../../pages/page.ts'
import { feedPath, iconPath, manifestPath, touchIconPath } from '../../pages/paths.ts'
import type { Assets } from './assets.ts'

export interface Shell {
  assets: Assets
  siteUrl: string
  siteTitle: string
  /** The analytics service, for visitors who agreed to it. */
  analytics?: Analytics | undefined
  /** Absent: the usual look. */
  look?: Look | undefined
}

/** Size of the picture used when a page without a picture is shared. */
const siteIconPx = 512

/** The HTML around a page's body. */
export function htmlDocument(head: Head, body: string, { assets, siteUrl, siteTitle, look }: Shell): string {
  const title = pageTitle(head.title, siteTitle)
  const canonical = head.canonical === undefined ? undefined : siteUrl + head.canonical
  const image = head.image ?? {
    url: iconPath(siteIconPx),
    width: siteIconPx,
    height: siteIconPx,
    alt: siteTitle,
  }
  const [day, night] = barColours(look)
  const lines = [
    '<!doctype html>',
    `<html lang="nl"${styleAttribute(look)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${firstFontsScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    head.description && meta('description', head.description),
    head.refresh && `<meta http-equiv="refresh" content="0;url=${escapeHtml(head.refresh)}">`,
    canonical
      ? `<link rel="canonical" href="${escapeHtml(canonical)}">`
      : '<meta name="robots" content="noindex">',
    head.previous && `<link rel="prev" href="${escapeHtml(head.previous)}">`,
    head.next && `<link rel="next" href="${escapeHtml(head.next)}">`,
    property('og:site_name', siteTitle),
    property('og:locale', 'nl_NL'),
    property('og:type', head.type ?? 'website'),
    property('og:title', head.title),
    head.description && property('og:description', head.description),
    canonical && property('og:url', canonical),
    property('og:image', new URL(image.url, siteUrl).href),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    meta('twitter:card', head.image ? 'summary_large_image' : 'summary'),
    head.preload &&
      `<link rel="preload" as="image" type="${head.preload.type}" imagesrcset="${escapeHtml(head.preload.srcSet)}" imagesizes="${escapeHtml(head.preload.sizes)}" fetchpriority="high">`,
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${touchIconPath}">`,
    // With scripts it comes into the head after the first paint.
    `<noscript><link rel="manifest" href="${manifestPath}"></noscript>`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(siteTitle)}" href="${feedPath}">`,
    `<meta name="theme-color" content="${day}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${night}" media="(prefers-color-scheme: dark)">`,
    head.data && `<script type="application/ld+json">${scriptJson(head.data)}</script>`,
    // Styles come first on a slow connection: they decide the first paint, and scripts begin after it.
    `<script type="module" src="${assets.entry}" fetchpriority="low"></script>`,
    '</head>',
    '<body data-behaviour="hash-scroll highlight">',
  ]
  // No join of the body: a long page is then copied once, when its bytes are made.
  return `${lines.filter(Boolean).join('\n')}\n${body}\n</body>\n</html>`
}

/** Returns the `style` attribute of the root element; empty for the usual look. */
export function styleAttribute(look: Look | undefined): string {
  const style = styleOf(look)
  return style && ` style="${escapeHtml(style)}"`
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`
