import { escapeXml } from '../kernel/html.ts'
import type { Site } from './page.ts'
import { feedPath } from './paths.ts'

const shown = 20

/** Answers `/feed/`: the newest messages, for feed readers (RSS 2.0). */
export async function feed({ features: { content }, siteUrl }: Site): Promise<Response> {
  const [{ title, tagline }, { entries }] = await Promise.all([
    content.settings(),
    content.list({ type: 'post', order: 'newest', perPage: shown }),
  ])
  const items = entries.map(({ title, url, excerpt, publishedAt }) => {
    const address = escapeXml(siteUrl + url)
    return `<item>
<title>${escapeXml(title)}</title>
<link>${address}</link>
<guid>${address}</guid>
<pubDate>${publishedAt.toUTCString()}</pubDate>
<description>${escapeXml(excerpt)}</description>
</item>`
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(siteUrl)}/</link>
<description>${escapeXml(tagline || title)}</description>
<language>nl</language>
<atom:link href="${escapeXml(siteUrl + feedPath)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
  return new Response(xml, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=900' },
  })
}
