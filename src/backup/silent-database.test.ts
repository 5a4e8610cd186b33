import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type DatabaseHandle,
  isDatabaseAway,
  openConnection,
  openDatabase,
} from '../platform/database/index.ts'
import { byProxy } from '../platform/database/testing/by-proxy.ts'
import { createTestDatabase } from '../platform/database/testing.ts'
import { createJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { createStorage, type Storage } from '../platform/storage.ts'
import type { SilentProxy } from '../platform/testing/silent-proxy.ts'
import { copyIn } from './copy-in.ts'
import { backUp, restore } from './index.ts'

let folder: string
let archive: string
let storage: Storage
let from: DatabaseHandle
let to: DatabaseHandle
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schelp-silent-'))
  archive = join(folder, 'site.tar')
  storage = createStorage({ dataDir: join(folder, 'data'), storage: { driver: 'local' } })
  from = await createTestDatabase()
  to = await createTestDatabase()
  await storage.put('aa/first', Readable.from([randomBytes(1_000)]))
  const made = await backUp({ handle: from, storage }, archive)
  if (!made.ok) throw new Error(made.code)
})
afterAll(async () => {
  await from.close()
  await to.close()
  await rm(folder, { recursive: true, force: true })
})

/** What became of work on a database that goes silent while it is done. */
async function failureOver(work: (handle: DatabaseHandle, proxy: SilentProxy) => Promise<unknown>) {
  const { proxy, url } = await byProxy(to.url)
  const handle = await openDatabase({ databaseUrl: url, dataDir: '' })
  try {
    return await work(handle, proxy).then(
      () => 'it was done',
      (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
    )
  } finally {
    await handle.close()
    await proxy.close()
  }
}

it('abuse 36 RUN-03: a restore ends when the database goes silent before it, and in the middle', async () => {
  const put = (handle: DatabaseHandle, onProgress: (step: string) => void) =>
    restore(
      { handle, storage, jobs: createJobs({ handle, log: createLog({ logLevel: 'silent' }) }) },
      archive,
      { force: true, onProgress: ({ step }) => onProgress(step) },
    )
  const before = await failureOver((handle, proxy) => {
    proxy.fallSilent()
    return put(handle, () => undefined)
  })
  expect(before).toBe('away')
  const within = await failureOver((handle, proxy) =>
    put(handle, (step) => step === 'restoring' && proxy.fallSilent()),
  )
  expect(within).toBe('away')
})

it('abuse 36 RUN-03: rows that are sent to a silent database are given up, and many rows are not', async () => {
  const copy = async (handle: DatabaseHandle, rows: number, then: () => void) => {
    const client = await openConnection(handle)
    await client.query('create temporary table copied (text text)')
    then()
    return copyIn(client, 'copy copied (text) from stdin', Buffer.from('schelp\n'.repeat(rows))).finally(() =>
      client.end().catch(() => undefined),
    )
  }
  expect(await failureOver((handle, proxy) => copy(handle, 10, () => proxy.fallSilent()))).toBe('away')
  expect(await failureOver((handle) => copy(handle, 200_000, () => undefined))).toBe('it was done')
})
