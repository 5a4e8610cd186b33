import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { category, createTestLibrary, file, type TestLibrary } from '../features/library/testing.ts'
import { noStatistics } from '../features/statistics/testing.ts'
import { anonymous } from '../kernel/viewer.ts'
import { answerContents } from '../platform/http/contents.ts'
import { createLog } from '../platform/log.ts'
import { download } from './download.ts'
import { createListener } from './listener.ts'
import { PageCache } from './page/page-cache.ts'

let test: TestLibrary
let server: Server
let lines: string[] = []

beforeAll(async () => {
  test = await createTestLibrary()
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/download/:id', (c) => download(test.library, anonymous, c.req.raw, c.req.param('id')))
  app.get('/zip', async (c) => {
    const zip = await test.library.openZip(anonymous, c.req.query('hash') ?? '', 'selectie')
    if (!zip.ok) throw new Error(zip.code)
    const { stream } = zip.value
    return answerContents(c.req.raw, {
      ...zip.value,
      mime: 'application/zip',
      inline: false,
      open: async (range) => stream(range),
    })
  })
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const metrics = {
    countHit: () => undefined,
    mayRead: () => false,
    watch: () => undefined,
    text: async () => ({ text: '', type: '' }),
  }
  const log = createLog({ logLevel: 'error' }, destination)
  server = createServer(
    createListener(
      app,
      new PageCache({ maxBytes: 1 }),
      new Map(),
      metrics,
      noStatistics.visits,
      log,
      'https://schelp.example',
      () => ({ always: false, onProtected: false }),
      { budget: { take: () => () => undefined }, visitorOf: () => 'visitor' },
    ),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  server.close()
  await test.close()
})

const bytesOf = async (path: string) =>
  (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).arrayBuffer()

const writeOver = (key: string) => test.storage.put(key, Buffer.alloc(900, 'b'))
const cutOff = (key: string) => test.storage.put(key, Buffer.from('te kort'))

/** Adds a file whose stored contents are then damaged. */
async function spoiled(title: string, spoil: (key: string) => Promise<void>) {
  const id = await file(test.library, await category(test.library, title), title, {
    contents: 'a'.repeat(900),
  })
  const { rows } = await test.handle.pool.query(
    'select storage_key from library_contents where file_id = $1',
    [id],
  )
  await spoil(rows[0].storage_key)
  lines = []
  return id
}

it('LIB-24 a zip that breaks off is logged once, with the file and without personal data', async () => {
  const id = await spoiled('Testament van Jacob', writeOver)
  const zip = await test.library.prepareZip(anonymous, { kind: 'category', category: await categoryOf(id) })
  if (!zip.ok) throw new Error(zip.code)
  for (let time = 0; time < 3; time += 1)
    await expect(bytesOf(`/zip?hash=${zip.value.hash}`)).rejects.toThrow()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    path: '/zip',
    err: {
      type: 'ZipSourceError',
      message: expect.stringContaining(`contents of file ${id} in a zip are changed`),
    },
  })
  expect(lines[0]).not.toMatch(/Testament|Jacob/)
  expect(lines[0]).not.toContain(zip.value.hash)
})

it('LIB-22 a download of a file that was cut off on the disk breaks off and is logged', async () => {
  const id = await spoiled('Halve gids', cutOff)
  for (let time = 0; time < 2; time += 1) await expect(bytesOf(`/download/${id}`)).rejects.toThrow()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { path: `/download/${id}`, err: { message: 'shorter than its answer says' } },
  ])
})

const categoryOf = async (id: number) => (await test.library.file(anonymous, id))?.category.id ?? 0
