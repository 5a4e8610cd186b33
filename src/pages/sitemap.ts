import { Readable } from 'node:stream'
import type { Content, SitemapItem } from '../features/content/index.ts'
import type { Library } from '../features/library/index.ts'
import { escapeHtml } from '../kernel/html.ts'
import { answerStream } from '../platform/http/stream-answer.ts'
import { viewerPath } from '../widgets/file-search/door.ts'

interface Listed {
  content: Pick<Content, 'sitemap' | 'sitemapSize'>
  library: Pick<Library, 'sitemap' | 'sitemapSize'>
}

/** The limit of one file (sitemaps.org). */
const mostUrls = 50_000
const linesAtOnce = 500

/**
 * Lists every address that search engines may keep (sitemaps.org), pages before files, streamed as it is read. When one
 * file cannot hold them all, it lists its parts instead, `?part=1` and on; undefined for a part that does not exist.
 */
export async function sitemap(
  { content, library }: Listed,
  siteUrl: string,
  part?: string,
  most = mostUrls,
): Promise<Response | undefined> {
  const [pages, files] = await Promise.all([content.sitemapSize(), library.sitemapSize()])
  const parts = Math.max(1, Math.ceil((pages + files) / most))
  if (part === undefined && parts > 1) return answer('sitemapindex', partLines(parts, siteUrl))
  const number = part === undefined ? 1 : Number(part)
  if (!Number.isInteger(number) || number < 1 || number > parts) return undefined
  return answer('urlset', urlLines(itemsOf((number - 1) * most), siteUrl))

  async function* itemsOf(skip: number): AsyncGenerator<SitemapItem> {
    const ofPages = Math.min(Math.max(pages - skip, 0), most)
    if (ofPages > 0) yield* content.sitemap(skip, ofPages)
    if (ofPages === most) return
    for await (const { id, updatedAt } of library.sitemap(Math.max(skip - pages, 0), most - ofPages))
      yield { url: viewerPath(id), updatedAt }
  }
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
