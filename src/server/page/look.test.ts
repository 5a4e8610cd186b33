import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { plainPicture } from '../../features/content/media/testing.ts'
import { usualLook } from '../../kernel/look/look.ts'
import { readyLooks } from '../../kernel/look/ready-looks.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../testing.ts'

let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestSite(bench)
  await bench.program.content.addEntry({ type: 'page', title: 'Wandelen', status: 'published' })
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const page = async () => (await fetch(`${site.address}/wandelen/`)).text()
const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0]
const put = (look: unknown) => bench.call('administrator', 'look/site', 'PUT', look)

it('EDIT-05 a changed look is on every page once it is saved, and the usual look adds nothing', async () => {
  const before = await page()
  expect(rootOf(before)).toBe('<html lang="nl">')
  expect((await put(readyLooks.sea)).status).toBe(200)
  const changed = await page()
  expect(rootOf(changed)).toContain('--accent:light-dark(#00567a,')
  expect(changed).toContain('<meta name="theme-color" content="#f7fafb"')
  // No extra file: the root holds the look, and it is no larger than a small icon.
  const filesOf = (html: string) => html.match(/(?:href|src)="\/assets[^"]*"/g)
  expect(filesOf(changed)).toEqual(filesOf(before))
  expect((rootOf(changed) ?? '').length).toBeLessThan(1_500)
  expect((await put(usualLook)).status).toBe(200)
  expect(await page()).toBe(before)
})

it('EDIT-05 RUN-06 an unreadable colour is refused, with the nearest readable one, which is then accepted', async () => {
  const { status, body } = await put({ accent: '#8fb4e8' })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['accent']])
  const proposal = /#[\da-f]{6}/.exec(body.errors.accent)?.[0]
  expect((await put({ accent: proposal })).body).toMatchObject({ accent: proposal, paper: usualLook.paper })
  expect((await put({ ...usualLook, logo: 'picture' })).body.errors).toEqual({
    logoPictureId: expect.any(String),
  })
  expect((await put(usualLook)).status).toBe(200)
})

it('EDIT-05 the picture of the logo is listed as in use, with its place', async () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await plainPicture(64, 48))], 'logo.png', { type: 'image/png' }))
  const { body: picture } = await bench.call('administrator', 'media', 'POST', form)
  const uses = async () => (await bench.call('administrator', `media/${picture.id}/uses`)).body.data
  expect(await uses()).toEqual([])
  expect((await put({ logo: 'picture', logoPictureId: picture.id })).status).toBe(200)
  expect(await uses()).toEqual([{ name: 'Uiterlijk: het logo', url: '/wp-admin/look' }])
  expect((await put({ logo: 'shell', logoPictureId: null })).status).toBe(200)
})

it('abuse 18 invalid colours and choices are neither saved in the look nor, if stored, put on a page', async () => {
  const before = await page()
  for (const wrong of [
    { accent: 'red;background:url(//evil.example)' },
    { accent: '#272c72"><script>alert(1)</script>' },
    { type: 'constructor' },
    { corner: '2px;position:fixed' },
    { buttons: '</style>' },
    { paper: ['#ffffff'] },
    { night: null },
  ])
    expect([wrong, (await put(wrong)).status]).toEqual([wrong, 422])
  expect((await bench.call('shop_manager', 'look/site', 'PUT', { corner: 'round' })).status).toBe(403)
  const database = new pg.Client({ connectionString: bench.databaseUrl })
  await database.connect()
  await database.query(
    `insert into content_settings (name, value) values ('look', $1) on conflict (name) do update set value = $1`,
    [JSON.stringify({ ...usualLook, accent: 'red"><script>' })],
  )
  await database.end()
  await bench.program.content.changeSettings({ tagline: 'Anders' })
  await vi.waitFor(async () => expect((await bench.program.content.settings()).tagline).toBe('Anders'))
  expect(rootOf(await page())).toBe(rootOf(before))
  expect((await put({ corner: 'round' })).body).toMatchObject({ accent: usualLook.accent, corner: 'round' })
})
