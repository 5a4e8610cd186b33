import { PMTiles } from 'pmtiles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseFileId } from '../features/library/index.ts'
import { category, file } from '../features/library/testing.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'
import { tinyTiles } from '../widgets/shared/map/testing/tiny-tiles.ts'

const tile = [8, 132, 83] as const
const archive = tinyTiles(tile, 'OpenStreetMap')

let test: StaffTest
let site: TestSite
let folder: number
beforeAll(async () => {
  test = await createStaffTest()
  await test.program.content.addEntry({
    type: 'jacobalia',
    title: 'Jacobuskerk',
    status: 'published',
    position: { latitude: 52.59, longitude: 6.09, precision: 'exact' },
  })
  folder = await category(test.program.library, 'Kaarten')
  site = await openTestSite(test)
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const add = (contents: string | Buffer, published = true) =>
  file(test.program.library, folder, 'Nederland', { name: 'nederland.pmtiles', contents, published })
const choose = (mapFileId: number | null | undefined) =>
  test.call('administrator', 'settings/site', 'PUT', { mapFileId })
const tilesOfPage = async () =>
  /&quot;tiles&quot;:&quot;([^&]+)/.exec(
    await (await fetch(`${site.address}/jacobalia/?weergave=kaart`)).text(),
  )?.[1]

it('CAT-08 abuse 23 tiles come from a public file of the site; any other file is refused in a sentence', async () => {
  const raster = Buffer.from(archive)
  raster[99] = 2
  const elsewhere = await test.program.library.addRemoteFile({
    title: 'Elders',
    categoryId: folder,
    published: true,
    url: 'https://tegels.example/nederland.pmtiles',
    extension: 'pmtiles',
  })
  const remote = elsewhere.ok ? parseFileId(String(elsewhere.value.id)) : undefined
  for (const id of [await add('Geen kaart'), await add(raster), await add(archive, false), remote, 987_654]) {
    const { status, body } = await choose(id)
    expect([id, status, body.errors?.mapFileId]).toEqual([
      id,
      422,
      expect.stringMatching(/^Kies een bestand van deze site .*\.$/),
    ])
  }
  expect((await test.call('administrator', 'settings/site')).body.mapFileId).toBeNull()
})

it('CAT-08 a map uses tiles once staff chose them, and not before', async () => {
  expect(await tilesOfPage()).toBeUndefined()
  expect((await fetch(`${site.address}/kaart.pmtiles`)).status).toBe(404)
  const id = await add(archive)
  const chosen = await choose(id)
  expect(chosen.status).toBe(200)
  expect((await test.call('administrator', `files/${id}/uses`)).body.data).toEqual([
    { name: 'Instellingen: de ondergrond van de kaarten', url: '/wp-admin/settings' },
  ])
  await expect.poll(tilesOfPage).toBe('/kaart.pmtiles')
  expect((await choose(null)).body.mapFileId).toBeNull()
  await expect.poll(tilesOfPage).toBeUndefined()
  expect((await fetch(`${site.address}/kaart.pmtiles`)).status).toBe(404)
})

it('CAT-08 the archive is read in ranges, without counting a download', async () => {
  const id = await add(archive)
  await choose(id)
  const { library } = test.program
  const hitsBefore = (await library.staffFile(id))?.hits
  const part = await fetch(`${site.address}/kaart.pmtiles`, { headers: { range: 'bytes=0-6' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 0-6/${archive.length}`,
    'PMTiles',
  ])
  const read = new PMTiles(`${site.address}/kaart.pmtiles`)
  expect(await read.getHeader()).toMatchObject({ specVersion: 3, minZoom: 8, maxZoom: 8, tileType: 1 })
  expect((await read.getZxy(...tile))?.data.byteLength).toBeGreaterThan(100)
  expect((await library.staffFile(id))?.hits).toBe(hitsBefore)
})
