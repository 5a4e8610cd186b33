import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { tinyTiles } from '../src/widgets/shared/map/testing/tiny-tiles.ts'
import { faultsOf } from './support/faults.ts'
import { OwnSite } from './support/own-site.ts'
import { started } from './support/site.ts'

let folder: string
let site: OwnSite
let staff: APIRequestContext

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schelp-map-'))
  site = new OwnSite(join(folder, 'data'))
  await site.start()
  staff = await site.administrator()
  await made('jacobalia', {
    title: 'Jacobuskerk',
    status: 'published',
    position: { latitude: 52.59, longitude: 6.09, precision: 'exact' },
  })
})
test.afterAll(async () => {
  await staff.dispose()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})
// A small map is drawn soon.
test.use({ viewport: { width: 360, height: 640 } })

async function made(resource: string, data: object): Promise<number> {
  const answer = await staff.post(`/staff-api/${resource}`, { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

async function uploaded(name: string, contents: Buffer): Promise<number> {
  const categoryId = await made('file-categories', { name: 'Kaarten' })
  const about = { name, size: contents.length, categoryId, lastModified: 1e12 }
  const { id } = await (await staff.post('/staff-api/uploads', { data: about })).json()
  const done = await staff.patch(`/staff-api/uploads/${id}`, {
    headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    data: contents,
  })
  const { fileId } = await done.json()
  const shown = await staff.put(`/staff-api/files/${fileId}`, { data: { published: true } })
  expect(shown.status()).toBe(200)
  return fileId
}

/** Touches the chart, and waits until the map that moves has taken its place. */
async function openMap(page: Page) {
  await page.goto(`${site.url}/jacobalia/?weergave=kaart`)
  await started(page)
  await page.getByRole('button', { name: 'Open de kaart groot' }).click()
  // Drawn without a graphics card.
  await expect(page.locator('.place-sheet.is-live')).toBeVisible({ timeout: 90_000 })
}

test('CAT-08 abuse 23 a map reads the tiles that staff chose in ranges of our own file, and loads nothing for them before', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  const scripts: string[] = []
  const parts: [string, number][] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
    if (pathname === '/kaart.pmtiles')
      parts.push([answer.request().headers().range ?? 'all of it', answer.status()])
  })
  await openMap(page)
  expect(scripts.filter((path) => /\/tiles-/.test(path))).toEqual([])
  expect(parts).toEqual([])

  const mapFileId = await uploaded(
    'nederland.pmtiles',
    tinyTiles([8, 132, 83], '<a href="/">OpenStreetMap</a>'),
  )
  const chosen = await staff.put('/staff-api/settings/site', { data: { mapFileId } })
  expect(chosen.status()).toBe(200)
  await openMap(page)
  await expect(page.locator('.map-credit')).toHaveText('OpenStreetMap · Natural Earth · GeoNames (CC BY 4.0)')
  expect(scripts.filter((path) => /\/tiles-/.test(path))).toHaveLength(1)
  // Tiles say more than the ground of the house once a town fills the screen.
  for (let times = 0; times < 2; times += 1) await page.getByRole('button', { name: 'Vergroot' }).click()
  // Its head, its metadata, and what lies in sight.
  await expect.poll(() => parts.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(3)
  for (const part of parts) expect(part).toEqual([expect.stringMatching(/^bytes=\d+-\d+$/), 206])
  expect([...asked].filter((origin) => origin !== 'null')).toEqual([site.url])
  expect(await faultsOf(page)).toEqual([])
})
