import { Readable } from 'node:stream'
import type { Content, SitemapItem } from '../features/content/index.ts'
import { escapeHtml } from '../kernel/html.ts'
import { answerStream } from '../platform/http/stream-answer.ts'

/** What one file may hold (sitemaps.org). */
const mostUrls = 50_000
const linesAtOnce = 500

/**
 * Every address that search engines may keep (sitemaps.org), sent as it is read. Where one file may not hold them all
 * it names its parts instead, `?part=1` and on; undefined for a part that is not there.
 */
export async function sitemap(
  content: Content,
  siteUrl: string,
  part?: string,
  most = mostUrls,
): Promise<Response | undefined> {
  const parts = Math.max(1, Math.ceil((await content.sitemapSize()) / most))
  if (part === undefined && parts > 1) return answer('sitemapindex', partLines(parts, siteUrl))
  const number = part === undefined ? 1 : Number(part)
  if (!Number.isInteger(number) || number < 1 || number > parts) return undefined
  return answer('urlset', urlLines(content.sitemap((number - 1) * most, most), siteUrl))
}

function* partLines(parts: number, siteUrl: string): Generator<string> {
  for (let part = 1; part <= parts; part += 1)
    yield `<sitemap><loc>${escapeHtml(siteUrl)}/sitemap.xml?part=${part}</loc></sitemap>`
}

async function* urlLines(items: AsyncIterable<SitemapItem>, siteUrl: string): AsyncGenerator<string> {
  for await (const { url, updatedAt } of items)
    yield `<url><loc>${escapeHtml(siteUrl + url)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`
}

const answer = (element: string, lines: Iterable<string> | AsyncIterable<string>): Response =>
  answerStream(Readable.from(pieces(element, lines)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

async function* pieces(
  element: string,
  lines: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<Buffer> {
  let waiting = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
  ]
  for await (const line of lines) {
    waiting.push(line)
    if (waiting.length < linesAtOnce) continue
    yield Buffer.from(`${waiting.join('\n')}\n`)
    waiting = []
  }
  yield Buffer.from([...waiting, `</${element}>`, ''].join('\n'))
}
