import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { z } from 'zod'
import type { Bytes } from '../../src/kernel/bytes.ts'
import { chromePath } from '../chromium.ts'
import { fetchWhole } from '../fetch-whole.ts'
import { atLeast, atMost, median, type Row } from '../row.ts'
import type { RunningSite } from '../site.ts'

interface PageType {
  name: string
  path: string
  /** Seconds until the largest contentful paint. */
  paintS: number
  scriptsKb: number
  /** How often the page is opened for the median; a page with one run that is too slow gets two more. */
  runs: 1 | 5
}

/**
 * The kinds of pages, each with a row. Pages that the budgets name are opened five times and the others once, to
 * limit the time of the whole.
 */
export const pageTypes: readonly PageType[] = [
  { name: 'home', path: '/', paintS: 1.5, scriptsKb: 15, runs: 1 },
  { name: 'text page', path: '/over-ons/', paintS: 1.1, scriptsKb: 15, runs: 5 },
  { name: 'entry', path: '/jacobalia/groate-kerk-sint-jacobiparochie/', paintS: 1.5, scriptsKb: 15, runs: 1 },
  { name: 'product', path: '/product/kaart-van-de-zeventig-plaatsen/', paintS: 1.5, scriptsKb: 90, runs: 5 },
  { name: 'file search', path: '/bestanden/', paintS: 1.5, scriptsKb: 90, runs: 1 },
]

const stylesKb = 25
const leastScore = 99
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

export const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
]

/** The first view on a phone, by Lighthouse's mobile preset, and the bytes that are fetched before any interaction. */
export async function firstViews(site: RunningSite, give: (row: Row) => void): Promise<void> {
  const browser = await launch({ chromePath: chromePath(), chromeFlags })
  try {
    for (const page of pageTypes) {
      await makePictures(site, page.path)
      const first = await viewAgain(site.url + page.path, browser.port, categories)
      const views: View[] = [first]
      const isSlow = first.paintMs > page.paintS * 1000 || first.scores.performance < leastScore
      // Only the paint differs between runs.
      while (views.length < (isSlow ? Math.max(page.runs, 3) : page.runs))
        views.push(await viewAgain(site.url + page.path, browser.port, ['performance']))
      const of = (value: (view: View) => number) => median(views.map(value))
      give(
        atMost(
          `${page.name}: scripts before any interaction`,
          of((v) => v.scripts) / 1024,
          'KB',
          page.scriptsKb,
        ),
      )
      give(atMost(`${page.name}: styles`, of((v) => v.styles) / 1024, 'KB', stylesKb))
      give(atMost(`${page.name}: largest contentful paint`, of((v) => v.paintMs) / 1000, 's', page.paintS))
      give(
        atMost(
          `${page.name}: layout shift`,
          of((v) => v.shift),
          '',
          0.01,
        ),
      )
      for (const category of categories) {
        const score = category === 'performance' ? of((v) => v.scores.performance) : first.scores[category]
        give(atLeast(`${page.name}: ${category}`, score, '', leastScore))
      }
    }
  } finally {
    browser.kill()
  }
}

/**
 * Makes the pictures of a page, by requesting them: those of an upload are made beforehand, but those of the demo at
 * the first request.
 */
export async function makePictures({ url }: RunningSite, path: string): Promise<void> {
  const html = (await fetchWhole(url + path)).body.toString()
  const preloaded = /<link rel="preload" as="image"[^>]*imageSrcSet="([^"]*)"/i.exec(html)?.[1] ?? ''
  for (const [address] of preloaded.matchAll(/\/\S+/g)) await fetchWhole(url + address)
}

export interface View {
  paintMs: number
  shift: number
  /** From 0 to 100. */
  scores: Record<Category, number>
  scripts: Bytes
  styles: Bytes
}

const attempts = 3

/** Opens a page again if Chromium has lost the beginning of the recording, which happens now and then. */
export async function viewAgain(
  url: string,
  port: number,
  only: readonly Category[],
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<View> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await view(url, port, only, extraHeaders)
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

const requests = z.object({
  items: z.array(z.object({ url: z.string(), resourceType: z.string().optional() })),
})

async function view(
  url: string,
  port: number,
  only: readonly Category[],
  extraHeaders: Readonly<Record<string, string>>,
): Promise<View> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...only],
    logLevel: 'silent',
    // Screenshots are only for reports that people read.
    disableFullPageScreenshot: true,
    extraHeaders: { ...extraHeaders },
  })
  const report = result?.lhr
  if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.code ?? 'no report'}`)
  const numeric = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const { items } = requests.parse(report.audits['network-requests']?.details)
  const weigh = (type: string) =>
    [...new Set(items.filter((item) => item.resourceType === type).map((item) => item.url))]
      .map(compressedSize)
      .reduce((sum, size) => sum + size, 0)
  return {
    paintMs: numeric('largest-contentful-paint'),
    shift: numeric('cumulative-layout-shift'),
    scores: {
      performance: 100 * (report.categories.performance?.score ?? 0),
      accessibility: 100 * (report.categories.accessibility?.score ?? 0),
      'best-practices': 100 * (report.categories['best-practices']?.score ?? 0),
      seo: 100 * (report.categories.seo?.score ?? 0),
    },
    scripts: weigh('Script'),
    styles: weigh('Stylesheet'),
  }
}

const client = join(import.meta.dirname, '..', '..', 'dist', 'client')

/** The size of a built file as it is sent, compressed. */
function compressedSize(url: string): Bytes {
  const file = join(client, new URL(url).pathname)
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length
  return brotliCompressSync(readFileSync(file)).length
}
