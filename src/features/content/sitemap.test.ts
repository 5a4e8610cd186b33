import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentTest, createContentTest } from './testing.ts'
import type { SitemapItem } from './views.ts'

let bench: ContentTest
beforeAll(async () => {
  bench = await createContentTest()
})
afterAll(() => bench.close())

it('CAT-01 lists for search engines what visitors can see, and when it changed', async () => {
  const { content } = bench
  const friesland = await content.addTerm({ taxonomy: 'plaats', name: 'Friesland' })
  const inFriesland = await content.addTerm({ taxonomy: 'plaats', name: 'Waadhoeke', parentId: friesland.id })
  await content.addTerm({ taxonomy: 'plaats', name: 'Leeg' })
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  bench.now = at(2)
  const home = await content.addEntry({ type: 'page', title: 'Welkom', status: 'published' })
  await content.changeSettings({ frontPageId: home.id })
  await content.addEntry({
    type: 'jacobalia',
    title: 'Kerk',
    status: 'published',
    publishedAt: at(5),
    termIds: [inFriesland.id],
  })
  await content.addEntry({ type: 'post', title: 'Later', status: 'published', publishedAt: at(9) })
  bench.now = at(6)
  const listed: SitemapItem[] = []
  for await (const item of content.sitemap()) listed.push(item)
  expect(listed).toEqual([
    { url: '/jacobalia/', updatedAt: at(5) },
    { url: '/plaats/friesland/', updatedAt: at(5) },
    { url: '/plaats/friesland/waadhoeke/', updatedAt: at(5) },
    { url: '/', updatedAt: at(2) },
    { url: '/jacobalia/kerk/', updatedAt: at(5) },
  ])
})
