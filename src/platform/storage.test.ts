import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StorageConfig } from './config.ts'
import { createStorage, type Storage, StorageAway, StorageMissing } from './storage.ts'
import { openSilentProxy } from './testing/silent-proxy.ts'
import { isMendedByTime } from './when-time-mends.ts'

const folder = mkdtempSync(join(tmpdir(), 'schelp-storage-'))
const s3rver = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'schelp' }],
})
let s3: StorageConfig
beforeAll(async () => {
  const { port } = await s3rver.run()
  s3 = {
    driver: 's3',
    bucket: 'schelp',
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    forcePathStyle: true,
  }
})
afterAll(async () => {
  await s3rver.close()
  rmSync(folder, { recursive: true })
})

async function listed(storage: Storage, prefix?: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list(prefix)) keys.push(key)
  return keys.sort()
}

describe.each([
  ['the local disk', (): StorageConfig => ({ driver: 'local' })],
  ['an S3 server', () => s3],
])('on %s', (name, config) => {
  let storage: Storage
  beforeAll(() => {
    storage = createStorage({ dataDir: join(folder, name), storage: config() })
  })

  it('RUN-02 stores many files of a new folder at the same time', async () => {
    const keys = Array.from({ length: 40 }, (_, at) => `together/${at % 2}/${at}`)
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key))))
    expect(await listed(storage, 'together')).toEqual(keys.toSorted())
    for (const key of keys) expect(await text(await storage.read(key))).toBe(key)
  })

  it('RUN-02 stores contents, and returns them whole and in ranges', async () => {
    await storage.put('library/12/a.txt', Buffer.from('0123456789'))
    expect(await text(await storage.read('library/12/a.txt'))).toBe('0123456789')
    expect(await text(await storage.read('library/12/a.txt', { start: 2, end: 4 }))).toBe('234')
    expect(await text(await storage.read('library/12/a.txt', { start: 9, end: 9 }))).toBe('9')
    expect(await storage.size('library/12/a.txt')).toBe(10)
  })

  it('stores a stream of many parts, and an empty one', async () => {
    const parts = Array.from({ length: 40 }, (_, index) => Buffer.alloc(100_000, index))
    await storage.put('library/12/big.bin', Readable.from(parts))
    expect((await buffer(await storage.read('library/12/big.bin'))).equals(Buffer.concat(parts))).toBe(true)
    await storage.put('library/12/empty', Readable.from([]))
    expect(await storage.size('library/12/empty')).toBe(0)
    expect(await text(await storage.read('library/12/empty'))).toBe('')
  })

  it('RUN-04 stores nothing of an upload that breaks off', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.alloc(100_000)
        throw new Error('the line went dead')
      })(),
    )
    await expect(storage.put('broken/a.bin', broken)).rejects.toThrow('the line went dead')
    expect(await storage.size('broken/a.bin')).toBeUndefined()
    expect(await listed(storage, 'broken')).toEqual([])
  })

  it('reports missing keys', async () => {
    await expect(storage.read('no/such')).rejects.toThrow(StorageMissing)
    expect(await storage.size('no/such')).toBeUndefined()
    await storage.delete('no/such')
  })

  it('lists keys below a prefix, without deleted ones', async () => {
    for (const key of ['list/1/a', 'list/1/b/c', 'list/12/d']) await storage.put(key, Buffer.from('x'))
    expect(await listed(storage, 'list/1')).toEqual(['list/1/a', 'list/1/b/c'])
    expect(await listed(storage)).toEqual(expect.arrayContaining(['list/1/a', 'list/12/d']))
    expect(await listed(storage, 'absent')).toEqual([])
    await storage.delete('list/1/a')
    expect(await listed(storage, 'list/1')).toEqual(['list/1/b/c'])
    await expect(storage.read('list/1/a')).rejects.toThrow(StorageMissing)
  })

  it.each([
    '../secret',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    'a/./b',
    '.hidden',
    'a\0b',
    'a\\b',
    'a b',
    '',
    'a/',
  ])('abuse 12: refuses the key %j', async (key) => {
    await expect(storage.read(key)).rejects.toThrow('not a storage key')
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
  })
})

it('RUN-04 removes what a killed upload left, but not an upload that may still be running', async () => {
  const unfinished = join(folder, 'killed', 'files', 'unfinished')
  mkdirSync(unfinished, { recursive: true })
  for (const name of ['old', 'running']) writeFileSync(join(unfinished, name), 'half')
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
  utimesSync(join(unfinished, 'old'), twoDaysAgo, twoDaysAgo)
  const storage = createStorage({ dataDir: join(folder, 'killed'), storage: { driver: 'local' } })
  await storage.put('a', Buffer.from('x'))
  expect(readdirSync(unfinished)).toEqual(['running'])
  expect(await listed(storage)).toEqual(['a'])
})

it('LIB-24, abuse 12: gives another version to a file that was changed by hand, even with the same size and date', async () => {
  const storage = createStorage({ dataDir: join(folder, 'versions'), storage: { driver: 'local' } })
  await storage.put('a', Buffer.from('oude tekst'))
  const path = join(folder, 'versions', 'files', 'kept', 'a')
  utimesSync(path, 1, 1)
  const version = await storage.version('a')
  expect(await storage.version('a')).toBe(version)
  writeFileSync(path, 'andere dan')
  utimesSync(path, 1, 1)
  expect(await storage.version('a')).not.toBe(version)
  expect(await storage.version('b')).toBeUndefined()
})

it('RUN-02 abuse 36: sends a stored stream again after a failure', async () => {
  const proxy = await openSilentProxy({ host: '127.0.0.1', port: Number(new URL(endpointOf(s3)).port) })
  const storage = createStorage({
    dataDir: folder,
    storage: { ...s3, endpoint: `http://127.0.0.1:${proxy.port}` } as StorageConfig,
  })
  proxy.breakNext()
  const parts = Array.from({ length: 20 }, (_, index) => Buffer.alloc(100_000, index))
  await storage.put('hiccup/a.bin', Readable.from(parts))
  expect((await buffer(await storage.read('hiccup/a.bin'))).equals(Buffer.concat(parts))).toBe(true)
  await proxy.close()
})

it('RUN-02 abuse 31: reports a wrong bucket in a sentence, and waits for one that cannot be reached', async () => {
  const check = (more: object) =>
    createStorage({ dataDir: folder, storage: { ...s3, ...more } as StorageConfig }).check()
  await check({})
  await expect(check({ bucket: 'anders' })).rejects.toThrow(
    /^There is no bucket anders at http:.*set STORAGE_S3_BUCKET/,
  )
  const unreachable = await check({ endpoint: 'http://127.0.0.1:1' }).catch((error: unknown) => error)
  expect(isMendedByTime(unreachable)).toBe(true)
  expect(String(unreachable)).toMatch(/The bucket \S+ at http:\S+ cannot be reached \(ECONNREFUSED\)\.$/)
})

it('RUN-02 abuse 36: gives up a storage that is silent', async () => {
  const proxy = await openSilentProxy({ host: '127.0.0.1', port: 1 })
  proxy.fallSilent()
  const silent = { ...s3, endpoint: `http://127.0.0.1:${proxy.port}` } as StorageConfig
  const storage = createStorage({ dataDir: folder, storage: silent })
  const requests = [storage.read('a/b'), storage.size('a/b'), storage.delete('a/b'), storage.check()]
  for (const outcome of await Promise.allSettled(requests))
    expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(StorageAway)
  await proxy.close()
}, 60_000)

const endpointOf = (config: StorageConfig) => (config.driver === 's3' ? (config.endpoint ?? '') : '')
