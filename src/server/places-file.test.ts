import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'

let test: StaffTest
let site: TestSite
beforeAll(async () => {
  test = await createStaffTest()
  const add = (title: string, latitude: number, longitude: number, status: 'published' | 'draft') =>
    test.program.content.addEntry({
      type: 'jacobalia',
      ...{ title, status },
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

it('CAT-08 gives the places around a town to a walking device, as GPX has it', async () => {
  const answer = await get('/jacobalia/plaatsen.gpx?bij=Zwolle')
  expect(answer.headers.get('content-type')).toBe('application/gpx+xml; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain('plaatsen.gpx')
  const text = await answer.text()
  expect(text.match(/<wpt lat="52.59" lon="6.09">/g)).toHaveLength(1)
  expect(text).toContain('<name>Kerk &lt;van&gt; &quot;Jacob&quot;</name><cmt>Markt 1 &amp; 2, Hasselt</cmt>')
  for (const absent of ['Te ver', 'Geheim', '\u0007']) expect(text).not.toContain(absent)
  expect(await (await get('/jacobalia/plaatsen.gpx')).text()).toContain('Te ver')
})

it.each([
  '/jacobalia/plaatsen.gpx?bij=Nergens',
  '/nieuws/plaatsen.gpx',
  '/plaatsen.gpx',
  '/plaats/nergens/plaatsen.gpx',
])('abuse 10 has nothing at %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})
