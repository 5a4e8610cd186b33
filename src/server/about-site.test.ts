import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffTest } from '../staff-api/testing.ts'
import { createDemoTest, openTestSite, type TestSite } from '../testing.ts'
import { htmlFaults } from './testing/html-faults.ts'

/** The demo, as search engines, feed readers, home screens and HTML validators see it. */
let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  bench = await createDemoTest()
  site = await openTestSite(bench, { SITE_URL: 'https://schelp.example' })
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const get = (path: string) => fetch(site.address + path)
const html = async (path: string) => (await get(path)).text()
const property = (page: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(page)?.[1]
const entry = '/jacobalia/groate-kerk-sint-jacobiparochie/'

describe('CAT-01 the site as other programs see it', () => {
  it.each(['/', entry, '/over-ons/', '/jacobalia/', '/shop/'])(
    'the picture of %s has the size that the page gives, and exists',
    async (path) => {
      const page = await html(path)
      const address = property(page, 'og:image') ?? ''
      expect(address).toMatch(/^https:\/\/schelp\.example\/[^ ]+\.(jpg|png)$/)
      const answer = await get(new URL(address).pathname)
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
      expect([property(page, 'og:image:width'), property(page, 'og:image:height')]).toEqual([
        `${width}`,
        `${height}`,
      ])
    },
  )

  it('the front page describes the publisher and the search, and no other page does', async () => {
    const dataOf = (page: string) =>
      JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '{}')
    const { '@graph': graph } = dataOf(await html('/'))
    const { title } = await bench.program.content.settings()
    expect(graph).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ '@type': 'Organization', name: title, url: 'https://schelp.example/' }),
        expect.objectContaining({ '@type': 'WebSite', name: title, inLanguage: 'nl' }),
      ]),
    )
    const { urlTemplate } = graph.find((part: object) => 'potentialAction' in part).potentialAction.target
    const search = new URL(urlTemplate.replace('{search_term_string}', 'jacobus'))
    expect(await html(search.pathname + search.search)).toContain('jacobus')
    expect(await html(entry)).not.toContain('"Organization"')
  })

  it('every page links to the feed, and the feed holds the newest messages', async () => {
    const path = /<link rel="alternate" type="application\/rss\+xml" [^>]*href="([^"]*)">/.exec(
      await html(entry),
    )
    const answer = await get(path?.[1] ?? '')
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const xml = await answer.text()
    const { entries } = await bench.program.content.list({ type: 'post', order: 'newest', perPage: 20 })
    const links = [...xml.matchAll(/<item>\n<title>.*<\/title>\n<link>(.*)<\/link>/g)].map(([, link]) => link)
    expect(links).toEqual(entries.map(({ url }) => `https://schelp.example${url}`))
    expect(links.length).toBeGreaterThan(0)
    // Parsed by another program: invalid XML throws.
    execFileSync('python3', ['-c', 'import sys, xml.dom.minidom as d; d.parse(sys.stdin)'], { input: xml })
    expect((await fetch(`${site.address}/nieuws/feed/`)).url).toBe(`${site.address}/feed/`)
  })

  it('abuse 16 a title is text in the feed, whatever it contains', async () => {
    const title = 'Kerk & <b>klok\u0007\ufffe</b> ]]>'
    await bench.program.content.addEntry({ type: 'post', title, status: 'published' })
    expect(await html('/feed/')).toContain('<title>Kerk &amp; &lt;b&gt;klok&lt;/b&gt; ]]&gt;</title>')
  })

  it('a home screen gets a name and icons of the announced sizes', async () => {
    const page = await html('/')
    const touch = await get(/<link rel="apple-touch-icon" href="([^"]*)">/.exec(page)?.[1] ?? '')
    expect(await sharp(await touch.arrayBuffer()).metadata()).toMatchObject({
      format: 'png',
      width: 180,
      height: 180,
    })
    const answer = await get(/<link rel="manifest" href="([^"]*)">/.exec(page)?.[1] ?? '')
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    expect(answer.headers.get('content-security-policy')).toContain("manifest-src 'self'")
    const { name, icons } = await answer.json()
    expect(name).toBe((await bench.program.content.settings()).title)
    for (const { src, sizes, type } of icons) {
      const icon = await get(src)
      expect(icon.headers.get('content-type')).toBe(type)
      const { width, height } = await sharp(await icon.arrayBuffer()).metadata()
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
    }
  })
})

/** Returns two pages of every kind in the site map, and every route of the app that answers with a page. */
async function onePageOfEach(): Promise<string[]> {
  const listed = [...(await html('/sitemap.xml')).matchAll(/<loc>https:\/\/schelp\.example([^<]*)<\/loc>/g)]
  const seen = new Map<string, number>()
  const found = listed.flatMap(([, path = '/']) => {
    const kind = path.split('/')[1] ?? ''
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    return (seen.get(kind) ?? 0) <= 2 ? [path] : []
  })
  const routes = site.routes.filter(({ method, path }) => method !== 'POST' && !/[:*]/.test(path))
  return [...new Set([...found, ...routes.map(({ path }) => path), ...states])]
}

/** Further pages, and pages in other states, such as after a search. */
const states = [
  '/?s=jacobus',
  '/?s=qqqzzz',
  '/bestanden/?q=jacobus',
  '/bestanden/?q=qqqzzz',
  '/bestaat-niet/',
  '/jacobalia/page/2/',
  '/jacobalia/?weergave=kaart',
  '/jacobalia/?bij=Zwolle',
  '/shop/?orderby=price',
  '/cart/',
  '/my-account/',
  '/my-account/lost-password/',
  '/product/pelgrimspas/',
]

it('RUN-06 the HTML of every kind of page is valid', async () => {
  const faults: string[] = []
  let judged = 0
  for (const path of await onePageOfEach()) {
    const answer = await get(path)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    const page = await answer.text()
    judged += 1
    faults.push(...htmlFaults(page).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
  expect(judged).toBeGreaterThan(40)
})
