import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { OwnSite } from './support/own-site.ts'

const contents = randomBytes(8 * 1024 * 1024 + 7)
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

let folder: string
let site: OwnSite
let staff: APIRequestContext

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schelp-upload-'))
  site = new OwnSite(join(folder, 'data'))
  await site.start()
  staff = await site.administrator()
})

test.afterEach(async () => {
  await staff.dispose()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

async function begin(): Promise<{ id: string; offset: number }> {
  const { data } = await (await staff.get('/staff-api/file-categories')).json()
  const made =
    data[0] ?? (await (await staff.post('/staff-api/file-categories', { data: { name: 'Map' } })).json())
  const begun = await staff.post('/staff-api/uploads', {
    data: { name: 'scan.bin', size: contents.length, categoryId: made.id, lastModified: 1e12 },
  })
  return begun.json()
}

const cookies = async () =>
  (await staff.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

/** Sends from an offset up to `end` of a piece that says it goes on to the last byte, and then does `cut`. */
async function sendAndCut(id: string, offset: number, end: number, cut: () => Promise<void> | void) {
  const piece = httpRequest(`${site.url}/staff-api/uploads/${id}`, {
    method: 'PATCH',
    headers: { cookie: await cookies(), 'upload-offset': offset, 'content-length': contents.length - offset },
  })
  piece.on('error', () => undefined)
  if (!piece.write(contents.subarray(offset, end))) await once(piece, 'drain')
  // What is under way in the machine's own buffers arrives.
  await delay(150)
  await cut()
  piece.destroy()
}

async function offsetOf(id: string): Promise<number> {
  const answer = await staff.head(`/staff-api/uploads/${id}`)
  return Number(answer.headers()['upload-offset'])
}

/** Sends the rest and answers what the library then hands out. */
async function finish(id: string, offset: number): Promise<Buffer> {
  const done = await staff.patch(`/staff-api/uploads/${id}`, {
    headers: { 'upload-offset': String(offset) },
    data: contents.subarray(offset),
  })
  const { fileId } = await done.json()
  const { url } = await (await staff.get(`/staff-api/files/${fileId}`)).json()
  return (await staff.get(url)).body()
}

const files = async () => (await (await staff.get('/staff-api/files')).json()).total

test('LIB-21 a connection that is cut at every tenth and resumed gives the same bytes', async () => {
  const { id } = await begin()
  let offset = 0
  for (let tenth = 1; tenth < 10; tenth += 1) {
    const end = Math.floor((contents.length * tenth) / 10)
    await sendAndCut(id, offset, end, () => undefined)
    await expect.poll(() => offsetOf(id), { timeout: 20_000 }).toBeGreaterThan(offset)
    offset = await offsetOf(id)
    expect(offset).toBeLessThanOrEqual(end)
  }
  expect(digest(await finish(id, offset))).toBe(digest(contents))
  expect(await files()).toBe(1)
})

test('abuse 21 kill -9 during an upload leaves no half file and no orphan', async () => {
  test.slow()
  const { id } = await begin()
  const half = contents.length / 2
  await staff.patch(`/staff-api/uploads/${id}`, {
    headers: { 'upload-offset': '0' },
    data: contents.subarray(0, 1_000_000),
  })
  await sendAndCut(id, 1_000_000, half, () => site.killProgram())
  await site.start()
  await staff.storageState().then(async (storageState) => {
    await staff.dispose()
    staff = await request.newContext({ baseURL: site.url, storageState })
  })
  expect(await files()).toBe(0)
  // The same file begun again goes on where the server is: what was acknowledged is there, and nothing torn.
  const again = await begin()
  expect(again).toMatchObject({ id, offset: 1_000_000 })
  expect(digest(await finish(id, again.offset))).toBe(digest(contents))
  expect(await files()).toBe(1)
  const kept = await readdir(join(site.dataDir, 'files', 'kept'), { recursive: true, withFileTypes: true })
  expect(kept.filter((entry) => entry.isFile())).toHaveLength(1)
})
