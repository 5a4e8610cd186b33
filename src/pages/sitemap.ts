import type { Content } from '../features/content/index.ts'
import { escapeHtml } from '../kernel/html.ts'

/** Every address that search engines may keep (sitemaps.org). */
export async function sitemap(content: Content, siteUrl: string): Promise<Response> {
  const items = await content.sitemap()
  const lines = items.map(
    ({ url, updatedAt }) =>
      `<url><loc>${escapeHtml(siteUrl + url)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
  )
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...lines,
      '</urlset>',
      '',
    ].join('\n'),
    {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  )
}
