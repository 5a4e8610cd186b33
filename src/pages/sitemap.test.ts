import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentTest, createContentTest } from '../features/content/testing.ts'
import { category, createTestLibrary, file, type TestLibrary } from '../features/library/testing.ts'
import { sitemap } from './sitemap.ts'

let bench: ContentTest
let files: TestLibrary
let ids: number[]
beforeAll(async () => {
  bench = await createContentTest()
  const { content } = bench
  const term = await content.addTerm({ taxonomy: 'plaats', name: 'Friesland' })
  for (const title of ['Een', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes'])
    await content.addEntry({ type: 'jacobalia', title, status: 'published', termIds: [term.id] })
  files = await createTestLibrary()
  const { library } = files
  const [open, closed] = [await category(library, 'Open'), await category(library, 'Dicht')]
  ids = [
    await file(library, open, 'Een'),
    await file(library, open, 'Twee'),
    await file(library, open, 'Drie'),
  ]
  await file(library, open, 'Concept', { published: false })
  await library.changeLock({ file: await file(library, open, 'Slot') }, { password: 'schelp-geheim' })
  await file(library, closed, 'Achter slot')
  await library.changeLock({ category: closed }, { password: 'schelp-geheim' })
})
afterAll(async () => {
  await files.close()
  await bench.close()
})

const list = () => [
  'jacobalia/',
  'plaats/friesland/',
  ...['een', 'twee', 'drie', 'vier', 'vijf', 'zes'].map((slug) => `jacobalia/${slug}/`),
  ...ids.map((id) => `bestand-bekijken/${id}/`),
]
const read = async (part: string | undefined, most?: number) =>
  (
    await sitemap({ content: bench.content, library: files.library }, 'https://schelp.example', part, most)
  )?.text()
const locations = (xml = '') =>
  [...xml.matchAll(/<loc>https:\/\/schelp\.example\/([^<]*)<\/loc>/g)].map(([, path]) => path)

it('CAT-01 lists everything for search engines in one file while it fits', async () => {
  const xml = await read(undefined)
  expect(xml).toMatch(/^<\?xml [^>]*>\n<urlset xmlns="[^"]*">\n<url>.*<\/url>\n<\/urlset>\n$/s)
  expect(locations(xml)).toEqual(list())
})

it.each([1, 3, 4, 7, 8, 10])(
  'CAT-01 splits a list that does not fit in files of %i, and lists the parts',
  async (most) => {
    const index = await read(undefined, most)
    expect(index).toMatch(
      /^<\?xml [^>]*>\n<sitemapindex [^>]*>\n<sitemap>.*<\/sitemap>\n<\/sitemapindex>\n$/s,
    )
    const parts = locations(index).map((path) => /^sitemap\.xml\?part=(\d+)$/.exec(path ?? '')?.[1])
    const files = await Promise.all(parts.map((part) => read(part, most)))
    expect(files.flatMap(locations)).toEqual(list())
    for (const file of files.slice(0, -1)) expect(locations(file)).toHaveLength(most)
    expect(locations(files.at(-1)).length).toBeGreaterThan(0)
    expect(await read(String(parts.length + 1), most)).toBeUndefined()
  },
)

it.each(['0', '-1', '1.5', 'x', ''])('CAT-01 has no part %j', async (part) => {
  expect(await read(part)).toBeUndefined()
})
