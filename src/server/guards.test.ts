import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unlockCookie } from '../features/library/index.ts'
import { category, file } from '../features/library/testing.ts'
import { anonymous } from '../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'
import { troubleOf } from './trouble.ts'

/** The guards that separate visitors, seen over HTTP: without one of them a test here fails. */
let bench: StaffTest
let site: TestSite
let folder: number
let guide: number
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestSite(bench, { TRUST_PROXY: '1', SITE_URL: 'https://schelp.example' })
  const { content, library } = bench.program
  folder = await category(library, 'Archief')
  guide = await file(library, folder, 'Testament', { description: 'Met het zegel van Zeerijp' })
  await library.changeLock({ file: guide }, { password: 'schelp-geheim' })
  const block = { type: 'file-search', props: { id: 'zoek', theme: 'ggd' } }
  const document = { root: { props: {} }, content: [block] }
  await content.addEntry({ type: 'page', title: 'Zoeken', slug: 'zoeken', status: 'published', document })
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const get = (path: string, { cookie = '', from = '192.0.2.1' } = {}) =>
  fetch(site.address + path, { headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) } })

describe('abuse 19 a page with an unlocked file', () => {
  it('is never cached for others, and never taken from the cache', async () => {
    const unlocked = await bench.program.library.unlock(undefined, `file:${guide}`, 'schelp-geheim')
    if (!unlocked.ok) throw new Error(unlocked.code)
    const cookie = `${unlockCookie}=${encodeURIComponent(unlocked.value.cookie)}`
    const path = `/zoeken/?catid=${folder}`
    const download = `/download/${folder}/archief/${guide}/`
    const holds = async (who: { cookie?: string }) => {
      const answer = await get(path, who)
      return [(await answer.text()).includes(download), answer.headers.get('cache-control')?.split(',')[0]]
    }
    expect(await holds({ cookie })).toEqual([true, 'private'])
    expect(await holds({})).toEqual([false, 'public'])
    expect(await holds({ cookie })).toEqual([true, 'private'])
    expect(await holds({})).toEqual([false, 'public'])
  })
})

describe('abuse 22 searching by an address', () => {
  it.each([
    ['/?s=', '192.0.2.7'],
    ['/zoeken/?q=', '192.0.2.8'],
    ['/zoeken/?q=&q=', '192.0.2.9'],
    ['/zoeken/?catid=&q=&q=', '192.0.2.10'],
  ])('%s is counted like the calls', async (path, from) => {
    const statuses: number[] = []
    for (let time = 0; time < 125; time += 1)
      statuses.push((await get(`${path}kerk${time}`, { from })).status)
    expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true)
    expect(statuses.slice(120)).toEqual([429, 429, 429, 429, 429])
    expect((await get('/zoeken/', { from })).status).toBe(200)
  })
})

it('LIB-22 a file missing from the disk is reported as not found, in words', async () => {
  const { library } = bench.program
  const id = await file(library, folder, 'Zoek')
  const whole = await library.prepareZip(anonymous, { kind: 'within', category: folder, files: [id] })
  await rm(join(bench.dataDir, 'files'), { recursive: true })
  const answer = await get(`/download/${folder}/archief/${id}/zoek.txt`)
  expect([answer.status, await answer.text()]).toEqual([
    404,
    'Dit bestand is zoekgeraakt. Laat het ons weten.',
  ])
  const call = `${site.address}/wp-admin/admin-ajax.php?action=wpfd&task=files.`
  const zip = await fetch(
    `${call}downloadZipedFile&hash=${whole.ok && whole.value.hash}&wpfd_category_name=x`,
  )
  expect([zip.status, await zip.text()]).toEqual([404, expect.stringContaining('‘Zoek’ is zoekgeraakt')])
  const asked = await fetch(`${call}zipSeletedFiles&filesId=${id}&wpfd_category_id=${folder}`)
  expect(await asked.json()).toEqual({
    success: false,
    data: { message: expect.stringContaining('‘Zoek’ is zoekgeraakt') },
  })
  const { body } = await bench.call('editor', 'facts/now')
  expect(body.lostFiles).toEqual({ total: 1, files: [{ id, title: 'Zoek' }] })
  const { body: listed } = await bench.call('editor', 'files?filter={"state":"lost"}')
  expect(listed.data).toMatchObject([{ id, lost: true }])
})

it('RUN-04 abuse 21 a full disk is named, wherever it is noticed', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const database = Object.assign(new Error('could not extend file'), { code: '53100' })
  for (const error of [full, new Error('a query failed', { cause: database })])
    expect(troubleOf(error)).toMatchObject({ status: 507, words: expect.stringContaining('schijf') })
  expect(troubleOf(new Error('x')).status).toBe(500)
})

it.each([
  '/',
  '/zoeken/',
  '/health',
  '/bestaat-niet/',
  '/wp-admin/',
  '/staff-api/me',
  '/media/1/x.avif',
  '/%',
])('abuse 16 %s carries a policy, and allows the site over HTTPS only', async (path) => {
  for (let time = 0; time < 2; time += 1) {
    const { headers } = await fetch(site.address + path, { redirect: 'manual' })
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  }
})
