import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../../src/staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../src/testing.ts'

let test: StaffTest
let site: TestSite
beforeAll(async () => {
  test = await createStaffTest()
  const add = (title: string, latitude: number, longitude: number, status: 'published' | 'draft') =>
    test.program.content.addEntry({
      type: 'jacobalia',
      title,
      status,
      position: { latitude, longitude, precision: 'exact' },
      fields: { place: 'Hasselt', address: 'Markt 1 & 2' },
    })
  await add('Kerk <van> "Jacob"\u0007', 52.59, 6.09, 'published')
  await add('Te ver', 51.2, 4.4, 'published')
  await add('Geheim', 52.6, 6.1, 'draft')
  site = await openTestSite(test)
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const get = (path: string) => fetch(site.address + path)

it('CAT-08 returns the places around a town for a GPS device, as GPX', async () => {
  const answer = await get('/jacobalia/plaatsen.gpx?bij=Zwolle')
  expect(answer.headers.get('content-type')).toBe('application/gpx+xml; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain('plaatsen.gpx')
  const text = await answer.text()
  expect(text.match(/<wpt lat="52.59" lon="6.09">/g)).toHaveLength(1)
  expect(text).toContain('<name>Kerk &lt;van&gt; &quot;Jacob&quot;</name><cmt>Markt 1 &amp; 2, Hasselt</cmt>')
  for (const absent of ['Te ver', 'Geheim', '\u0007']) expect(text).not.toContain(absent)
  expect(await (await get('/jacobalia/plaatsen.gpx')).text()).toContain('Te ver')
})

it('CAT-08 returns the same places on paper, with their locations', async () => {
  const answer = await get('/jacobalia/plaatsen.pdf?bij=Zwolle')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })
  const words = text.replace(/\s+/g, ' ')
  expect(words).toContain('Plaatsen binnen 25 km van Zwolle')
  expect(words).toContain('1 plaats, opgeschreven op')
  expect(words).toContain('Kerk <van> "Jacob" Markt 1 & 2, Hasselt 52.5900 N, 6.0900 O')
  for (const absent of ['Te ver', 'Geheim']) expect(words).not.toContain(absent)
})

it('CAT-08 a list of places links to both', async () => {
  const page = await (await get('/jacobalia/?bij=Zwolle&straal=25')).text()
  for (const file of ['plaatsen.gpx', 'plaatsen.pdf']) expect(page).toContain(`href="/jacobalia/${file}?`)
  const chosen = await (await get('/jacobalia/?bij=Zwolle&straal=50')).text()
  expect(chosen).toContain('href="/jacobalia/plaatsen.gpx?bij=Zwolle&amp;straal=50"')
})

it.each([
  '/jacobalia/plaatsen.gpx?bij=Nergens',
  '/jacobalia/plaatsen.pdf?bij=Nergens',
  '/nieuws/plaatsen.pdf',
  '/nieuws/plaatsen.gpx',
  '/plaatsen.gpx',
  '/plaats/nergens/plaatsen.gpx',
])('abuse 10 has nothing at %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})

it('EDIT-11 CAT-08 a site without this extension has neither the files nor the links', async () => {
  const without = await openTestSite(test, { EXTENSIONS: 'none' })
  try {
    const page = await fetch(`${without.address}/jacobalia/?bij=Zwolle`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toMatch(/plaatsen\.(gpx|pdf)/)
    expect((await fetch(`${without.address}/jacobalia/plaatsen.gpx`)).status).toBe(404)
  } finally {
    await without.close()
  }
})
