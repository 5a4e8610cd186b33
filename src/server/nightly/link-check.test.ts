import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedBareSite } from '../../seed/bare-site.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import { linkFollower } from './link-check.ts'

const siteUrl = 'http://localhost:3000'
let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
  await seedBareSite(bench.program)
})
afterAll(() => bench.close())

const check = () =>
  bench.program.content.checkLinks(
    linkFollower(bench.program, siteUrl, () => new Date(), [
      { method: 'GET', path: '/nieuwsbrief/' },
      { method: 'POST', path: '/nergens' },
    ]),
  )
const hrefs = async () =>
  (await bench.program.content.brokenLinks({ perPage: 100 })).links.map(({ href }) => href)

it('EDIT-05 reports which links are broken and on which pages, and removes them once they are repaired', async () => {
  const { content } = bench.program
  const shown = await content.addEntry({ type: 'post', title: 'Er is nieuws', status: 'published' })
  await content.addEntry({ type: 'post', title: 'Nog niet', status: 'draft', slug: 'nog-niet' })
  await content.addRedirect('/oud/', shown.url)
  await content.addRedirect('/ouder/', '/nergens/')
  const links = [
    '/',
    '/nieuws/',
    '/nieuwsbrief',
    '/nieuwsbrief/?a=1',
    '/my-account/',
    '/oud',
    '/wp-admin/posts',
    '?a=1',
    '#kop',
    'mailto:a@b.nl',
    shown.url,
    `${siteUrl}${shown.url}#kop`,
    'https://elders.example/weg/',
    '/bestaat-niet/',
    '/ouder/',
    '/nieuws/nog-niet/',
    '/download/1/a/999/b.pdf',
    '/media/999/b.jpg',
    '/nieuws/page/9/',
    '/%E0%A4%A/',
  ]
  const post = await content.addEntry({
    type: 'post',
    title: 'Met links',
    status: 'published',
    body: links.map((href) => `<p><a href="${href}">x</a></p>`).join(''),
  })
  await content.addEntry({
    type: 'post',
    title: 'Concept',
    status: 'draft',
    body: '<a href="/concept/">x</a>',
  })
  await content.setMenu('footer-end', [{ label: 'Weg', url: '/weg-uit-het-menu/', items: [] }])
  await check()
  expect(await hrefs()).toEqual([
    '/%E0%A4%A/',
    '/bestaat-niet/',
    '/download/1/a/999/b.pdf',
    '/media/999/b.jpg',
    '/nieuws/nog-niet/',
    '/nieuws/page/9/',
    '/ouder/',
    '/weg-uit-het-menu/',
  ])
  const [first] = (await content.brokenLinks()).links
  expect(first).toMatchObject({
    kind: 'entry',
    place: String(post.id),
    title: 'Met links',
    entryType: 'post',
  })

  const listed = await bench.call('editor', `broken-links?filter=${JSON.stringify({ q: 'menu' })}`)
  expect(listed.body).toMatchObject({ total: 1, data: [{ kind: 'menu', place: 'footer-end' }] })
  expect((await bench.call('editor', 'facts/now')).body.brokenLinks).toBe(8)

  await content.changeEntry(post.id, { body: '<p><a href="/nieuws/">x</a></p>' })
  await content.setMenu('footer-end', [])
  await check()
  expect(await hrefs()).toEqual([])
})

it('EDIT-05 finds a link in the widgets of a page, and names the page', async () => {
  const { content } = bench.program
  const page = await content.addEntry({
    type: 'page',
    title: 'Met widgets',
    status: 'published',
    document: {
      root: { props: {} },
      content: [{ type: 'button', props: { id: 'button-1', label: 'Ga', link: '/weg-is-weg/' } }],
    },
  })
  await check()
  expect((await content.brokenLinks()).links).toEqual([
    {
      kind: 'document',
      place: String(page.documentId),
      title: 'Met widgets',
      entryType: 'page',
      href: '/weg-is-weg/',
    },
  ])
})
