import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../../../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../../testing.ts'
import { drawChapter, handbookPath } from './draw.ts'
import { readHandbook } from './read-handbook.ts'

let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestSite(bench)
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const open = async (path: string, role?: 'editor' | 'customer') =>
  fetch(site.address + path, { headers: role ? await bench.signIn(role) : {}, redirect: 'manual' })

const { chapters } = readHandbook('docs')

it('EDIT-05 staff read each chapter of the handbook, with its contents, pictures and links to others', async () => {
  expect(chapters.length).toBeGreaterThan(15)
  const all = ['', ...chapters.map(({ name }) => `${name}/`)]
  const ids = new Map<string, string>()
  const links: [from: string, to: string][] = []
  const pictures = new Set<string>()
  for (const path of all) {
    const answer = await open(handbookPath + path, 'editor')
    const html = await answer.text()
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('<h1')
    ids.set(handbookPath + path, html)
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g))
      links.push([handbookPath + path, href])
    for (const [, src = ''] of html.matchAll(/<img src="([^"]+)"/g)) pictures.add(src)
  }
  const broken = links.filter(([from, to]) => {
    if (!to.startsWith('#') && !to.startsWith(handbookPath)) return to !== '/wp-admin/'
    if (pictures.has(to)) return false
    const [page = '', anchor] = to.split('#')
    const html = ids.get(page || from)
    return html === undefined || (anchor !== undefined && !html.includes(`id="${anchor}"`))
  })
  expect(broken).toEqual([])
  expect(pictures.size).toBeGreaterThan(15)
  for (const src of pictures) {
    const answer = await open(src, 'editor')
    expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, 'image/webp'])
  }
})

it('EDIT-06 nobody but staff reads the handbook; others sign in first, and come back to it', async () => {
  for (const role of [undefined, 'customer'] as const)
    for (const path of ['', 'nieuws/', 'pictures/nieuws.webp']) {
      const answer = await open(handbookPath + path, role)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `/my-account/?redirect_to=${encodeURIComponent(handbookPath + path)}`,
      ])
    }
})

it('abuse 13 no other file of the machine is a chapter or a picture', async () => {
  for (const path of [
    'geen/',
    'README/',
    '..%2Fdecisions/',
    'pictures/..%2F..%2Fpackage.json',
    'pictures/geen.webp',
  ]) {
    const answer = await open(handbookPath + path, 'editor')
    const text = await answer.text()
    expect([path, text.includes('class="handbook"'), answer.headers.get('content-type')]).toEqual([
      path,
      false,
      expect.stringContaining('text/html'),
    ])
  }
})

it('abuse 13 a chapter shows no HTML of its own, and links to nowhere but chapters and web addresses', () => {
  const { html, title, sections } = drawChapter(
    [
      '# Een & ander <script>alert(1)</script>\n\n## Eén taak\n\n<img src=x onerror=alert(1)>\n',
      '[a](javascript:alert(1)) [b](//elders.nl) [c](nieuws.md#een-bericht) [d](https://voorbeeld.nl/) [e](../../geheim.md)\n',
      '![f](https://elders.nl/f.png) ![g](../pictures/nieuws.webp)\n',
    ].join('\n'),
  )
  expect(html).not.toMatch(/<script|onerror|javascript:|elders|geheim/)
  expect(html).toContain(`<a href="${handbookPath}nieuws/#een-bericht">c</a>`)
  expect(html).toContain('<a href="https://voorbeeld.nl/">d</a>')
  expect(html).toContain(`src="${handbookPath}pictures/nieuws.webp"`)
  expect(title).toContain('Een & ander')
  expect(sections).toEqual([{ id: 'eén-taak', title: 'Eén taak' }])
})
