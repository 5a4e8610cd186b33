import { Readable } from 'node:stream'
import type { Content } from '../features/content/index.ts'
import { escapeHtml } from '../kernel/html.ts'
import { webStream } from '../platform/http/web-stream.ts'

/** What one file may hold (sitemaps.org). */
const mostUrls = 50_000
const linesAtOnce = 500

/** Every address that search engines may keep (sitemaps.org), sent as it is read. */
export function sitemap(content: Content, siteUrl: string): Response {
  return new Response(webStream(Readable.from(pieces(content, siteUrl))), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

async function* pieces(content: Content, siteUrl: string): AsyncGenerator<Buffer> {
  let lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ]
  let count = 0
  for await (const { url, updatedAt } of content.sitemap()) {
    lines.push(
      `<url><loc>${escapeHtml(siteUrl + url)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    )
    count += 1
    if (count === mostUrls) break
    if (lines.length < linesAtOnce) continue
    yield Buffer.from(`${lines.join('\n')}\n`)
    lines = []
  }
  yield Buffer.from([...lines, '</urlset>', ''].join('\n'))
}
