import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, expect, it } from 'vitest'
import type { DatabaseHandle } from '../platform/database/index.ts'
import { createTestDatabase } from '../platform/database/testing.ts'
import type { Jobs } from '../platform/jobs.ts'
import { readLastBackup } from '../platform/last-backup.ts'
import { createStorage } from '../platform/storage.ts'
import { createKeptBackups, type KeptBackups } from './index.ts'

const hourMs = 3_600_000
const yearMs = 365 * 24 * hourMs

let handle: DatabaseHandle
let folder: string
let backups: KeptBackups

beforeEach(async () => {
  handle = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'schelp-kept-'))
  folder = join(dataDir, 'backups')
  await mkdir(folder)
  backups = createKeptBackups({
    handle,
    dataDir,
    jobs: doneAtOnce(),
    clock: () => new Date(),
    storage: createStorage({ dataDir, storage: { driver: 'local' } }),
    plan: async () => ({ every: 'day', keep: 1 }),
    needed: ['select name as key, 3 as size from content_menus'],
  })
  return async () => {
    await handle.close()
    await rm(dataDir, { recursive: true })
  }
})

/** Jobs that are done when they are sent. */
function doneAtOnce(): Jobs {
  const runs = new Map<string, (data: unknown) => Promise<void>>()
  return {
    define: (kind, run) => void runs.set(kind.name, (data) => run(kind.schema.parse(data))),
    send: async (kind, data) => runs.get(kind.name)?.(data),
    schedule: async () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  }
}

/** A kept archive, named and dated so long from now, that was found whole. */
async function archive(fromNowMs: number): Promise<string> {
  const moment = new Date(Date.now() + fromNowMs)
  const id = `schelp-${moment.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.tar`
  await writeFile(join(folder, id), 'an archive')
  await utimes(join(folder, id), moment, moment)
  await writeFile(join(folder, `${id}.checked`), JSON.stringify({ at: moment }))
  return id
}

const kept = async () => (await backups.list()).map(({ id }) => id)

it('RUN-03, abuse 21: a note that a full disk left empty hides no backup, and the plan goes on', async () => {
  const id = await archive(-48 * hourMs)
  await writeFile(join(folder, `${id}.checked`), '')
  expect(await backups.list()).toEqual([expect.not.objectContaining({ checked: expect.anything() })])
  await backups.makeIfDue()
  expect(await backups.list()).toEqual([
    expect.objectContaining({ checked: { at: expect.any(Date), missing: 0 } }),
  ])
  expect(await kept()).not.toContain(id)
})

it.runIf(existsSync('/dev/full'))(
  'RUN-03, abuse 21: a note that does not fit on the disk leaves the earlier one, and nothing else',
  async () => {
    const id = await archive(0)
    const note = await readFile(join(folder, `${id}.checked`), 'utf8')
    await symlink('/dev/full', join(folder, `${id}.checked.partial`))
    await expect(backups.check(id)).rejects.toThrow('ENOSPC')
    expect((await readdir(folder)).toSorted()).toEqual([id, `${id}.checked`])
    expect(await readFile(join(folder, `${id}.checked`), 'utf8')).toBe(note)
  },
)

it('RUN-03 a backup from a wrong clock takes no room from a new one, and stops no plan', async () => {
  const wrong = await archive(yearMs)
  await backups.makeIfDue()
  const made = await kept()
  expect(made).toEqual([expect.stringMatching(/^schelp-/)])
  expect(made).not.toContain(wrong)
})

it('RUN-03 a backup from a clock that is some minutes fast is a backup of today', async () => {
  const fast = await archive(hourMs / 2)
  await backups.makeIfDue()
  expect(await kept()).toEqual([fast])
})

it('RUN-03 keeps the last whole backup while newer ones are not', async () => {
  const whole = await archive(-48 * hourMs)
  await handle.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another version', 9e15)",
  )
  for (let time = 0; time < 2; time += 1) {
    await backups.start()
    expect(await backups.list()).toEqual([
      expect.objectContaining({ checked: expect.objectContaining({ problem: 'newer' }) }),
      expect.objectContaining({ id: whole }),
    ])
  }
  await handle.pool.query("delete from drizzle.__drizzle_migrations where hash = 'of another version'")
  await backups.start()
  expect(await kept()).toEqual([expect.not.stringMatching(whole)])
})

it('RUN-03 a backup tells how many files are missing that rows need, and the last complete one stays', async () => {
  const storage = createStorage({ dataDir: join(folder, '..'), storage: { driver: 'local' } })
  const complete = await archive(-48 * hourMs)
  await handle.pool.query(
    "insert into content_menus (name, title, items) values ('a/b', '', '[]'), ('a/c', '', '[]')",
  )
  await storage.put('a/b', Readable.from([Buffer.from('abc')]))
  await storage.put('a/c', Readable.from([Buffer.from('of another length')]))
  await backups.start()
  expect(await backups.list()).toMatchObject([{ checked: { missing: 1 } }, { id: complete }])
  expect(await readLastBackup(join(folder, '..'))).toMatchObject({ missing: 1 })
  await storage.put('a/c', Readable.from([Buffer.from('abc')]))
  await backups.start()
  expect(await backups.list()).toMatchObject([{ checked: { missing: 0 } }])
})
