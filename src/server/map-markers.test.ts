import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'
import type { Marker } from '../widgets/shared/map/markers.ts'

let test: StaffTest
let site: TestSite
beforeAll(async () => {
  test = await createStaffTest()
  const add = (title: string, latitude: number, status: 'published' | 'draft') =>
    test.program.content.addEntry({
      type: 'jacobalia',
      title,
      status,
      position: { latitude, longitude: 6.09, precision: 'exact' },
      fields: { place: 'Hasselt', kind: 'Kerk' },
    })
  await add('Jacobuskerk', 52.59, 'published')
  await add('Te ver', 51.2, 'published')
  await add('Geheim', 52.6, 'draft')
  site = await openTestSite(test)
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const get = (path: string) => fetch(site.address + path)

/** Returns the markers of the first map of a page. */
async function markersAt(path: string): Promise<readonly Marker[]> {
  const page = await (await get(path)).text()
  const [, address = ''] = /&quot;markers&quot;:&quot;([^&]*(?:&amp;[^&]*)*)&quot;/.exec(page) ?? []
  const answer = await get(address.replaceAll('&amp;', '&'))
  expect(answer.status, address).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  const { markers }: { markers: Marker[] } = JSON.parse(await answer.text())
  return markers
}

it('CAT-08 the map of an archive shows the entries that its filters leave, and only published ones', async () => {
  const all = await markersAt('/jacobalia/?weergave=kaart')
  expect(all.map(({ popup }) => /class="nm"[^>]*>([^<]+)</.exec(popup)?.[1]).sort()).toEqual([
    'Jacobuskerk',
    'Te ver',
  ])
  const near = await markersAt('/jacobalia/?weergave=kaart&bij=Zwolle')
  expect(near.map(({ lat, lng, post_link }) => [lat, lng, post_link])).toEqual([
    [52.59, 6.09, '/jacobalia/jacobuskerk/'],
  ])
})

it('CAT-08 the page with a map loads no script from elsewhere, and the policy allows only our own worker', async () => {
  const answer = await get('/jacobalia/?weergave=kaart')
  const page = await answer.text()
  expect(page).toContain('data-behaviour="place-map"')
  expect(page).not.toMatch(/maplibre|open-map/)
  expect(answer.headers.get('content-security-policy')).toContain("worker-src 'self';")
  expect(answer.headers.get('permissions-policy')).toContain('geolocation=(self)')
})

it.each(['/jacobalia/nergens.kaart.json', '/nergens/a.kaart.json', '/.kaart.json'])(
  'CAT-08 answers 404 where there is no map: %s',
  async (path) => expect((await get(path)).status).toBe(404),
)
