import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createAccounts } from '../features/accounts/index.ts'
import { createLibrary } from '../features/library/index.ts'
import { createChanges } from '../platform/changes.ts'
import { type DatabaseHandle, migrate, openConnection, openDatabase } from '../platform/database/index.ts'
import { createTestDatabase } from '../platform/database/testing.ts'
import { createJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { createMail } from '../platform/mail.ts'
import { createRateLimits } from '../platform/rate-limit.ts'
import { createStorage, type Storage } from '../platform/storage.ts'
import { backUp, restore } from './index.ts'
import { readArchive } from './read-archive.ts'
import { fixTextForms, listTables, loadRows, withoutRules } from './tables.ts'

const log = createLog({ logLevel: 'silent' })
const secret = 'a secret for tests, which is long enough'
const siteUrl = 'https://schelp.example'

/** A database and a storage of their own. */
interface Place {
  handle: DatabaseHandle
  storage: Storage
  dataDir: string
}

let folder: string
let archive: string
const opened: DatabaseHandle[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schelp-backup-'))
})
beforeEach(async () => {
  archive = join(await mkdtemp(join(folder, 'archive-')), 'site.tar')
})
afterAll(async () => {
  for (const handle of opened) await handle.close()
  await rm(folder, { recursive: true, force: true })
})

async function place(handle?: DatabaseHandle): Promise<Place> {
  const dataDir = await mkdtemp(join(folder, 'place-'))
  const own = handle ?? (await createTestDatabase())
  opened.push(own)
  return { handle: own, dataDir, storage: createStorage({ dataDir, storage: { driver: 'local' } }) }
}

/** The features on a place; like a site that runs when it is kept open. */
async function open({ handle, storage }: Place) {
  const { db } = handle
  const clock = () => new Date()
  const jobs = createJobs({ handle, log })
  const changes = await createChanges(handle)
  const mail = createMail({ config: { mailFrom: 'a@schelp.example', siteUrl }, db, jobs })
  const limits = createRateLimits({ pool: handle.pool, secret })
  const accounts = createAccounts({
    db,
    mail,
    secret,
    siteUrl,
    siteName: async () => 'Schelp',
    clock,
    log,
    limits,
  })
  const library = createLibrary({ db, storage, jobs, changes, log, clock, secret, siteUrl })
  return {
    library,
    accounts,
    jobs,
    async close() {
      await jobs.stop()
      await changes.close()
    },
  }
}

type Site = Awaited<ReturnType<typeof open>>

async function addFile({ library }: Site, categoryId: number, title: string, contents: Readable) {
  const added = await library.addFile(contents, { categoryId, name: 'a.txt', title, published: true })
  if (!added.ok) throw new Error(added.code)
  return added.value.id
}

/** A society's site: an administrator, nested categories, locked, replaced and deleted files, waiting jobs. */
async function fill(site: Site) {
  await site.accounts.ensureAdministrator()
  const top = await site.library.addCategory({ name: 'Archief' })
  if (!top.ok) throw new Error(top.code)
  const below = await site.library.addCategory({ name: 'Één "jaar", \\n & meer', parentId: top.value.id })
  if (!below.ok) throw new Error(below.code)
  const categoryId = below.value.id
  for (const title of ['Brief', "Kaart 'A'", 'Ledenlijst 😀\u2028'])
    await addFile(site, categoryId, title, Readable.from([Buffer.from(`${title}\n`.repeat(2_000))]))
  const replaced = await addFile(site, categoryId, 'Verslag', Readable.from([Buffer.from('eerste')]))
  await site.library.replaceContent(replaced, Readable.from([Buffer.from('tweede')]), { name: 'b.txt' })
  const gone = await addFile(site, categoryId, 'Weg', Readable.from([Buffer.from('weg')]))
  await site.library.deleteFiles([gone])
  await site.library.changeLock({ file: replaced }, { password: 'geheim wachtwoord', roles: ['editor'] })
  return { categoryId, gone }
}

async function rowsOf({ handle }: Place): Promise<Record<string, unknown[]>> {
  const client = await handle.pool.connect()
  try {
    const found: Record<string, unknown[]> = {}
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(`select t::text as row from public."${name}" t order by 1`)
      found[name] = rows.map(({ row }) => row)
    }
    return found
  } finally {
    client.release()
  }
}

async function contentsOf({ storage }: Place): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const key of storage.list())
    found[key] = (await buffer(await storage.read(key))).toString('base64')
  return found
}

const jobsOf = async ({ handle }: Place) => {
  const { rows } = await handle.pool.query(
    "select name, data, retry_limit, expire_seconds from pgboss.job where state = 'created' order by name, data::text",
  )
  return rows
}

const empty = { account_users: 0, library_files: 0 }
const counted = async (at: Place) => {
  const rows = await rowsOf(at)
  return { account_users: rows.account_users?.length, library_files: rows.library_files?.length }
}

async function restoreInto(at: Place, options: { force?: boolean } = {}) {
  const jobs = createJobs({ handle: at.handle, log })
  try {
    return await restore({ ...at, jobs }, archive, options)
  } finally {
    await jobs.stop()
  }
}

async function filledArchive(): Promise<Place> {
  const from = await place()
  const site = await open(from)
  await fill(site)
  await site.close()
  await backUp(from, archive)
  return from
}

describe('RUN-03 a backup', () => {
  it.each(['site.tar', 'site.tar.gz'])(
    'RUN-03 gives back every row and byte in an empty folder: %s',
    async (name) => {
      archive = join(folder, name)
      const from = await place()
      const running = await open(from)
      const { gone } = await fill(running)
      const made = await backUp({ ...from, secret }, archive)
      await running.close()
      const before = await rowsOf(from)
      expect(before.library_files).toHaveLength(4)
      expect(before.library_contents).toHaveLength(5)
      expect(before.account_users).toHaveLength(1)
      expect(made).toMatchObject({ ok: true, value: { tables: { library_files: 4 } } })

      const dataDir = await mkdtemp(join(folder, 'embedded-'))
      const to = await place(await openDatabase({ dataDir }))
      expect(await restoreInto(to)).toMatchObject({ ok: true, value: { secret } })
      expect(await rowsOf(to)).toEqual(before)
      expect(await contentsOf(to)).toEqual(await contentsOf(from))
      expect(await jobsOf(to)).toEqual(await jobsOf(from))
      expect((await jobsOf(to)).length).toBeGreaterThan(0)

      await migrate(to.handle)
      const restored = await open(to)
      try {
        const category = await restored.library.addCategory({ name: 'Nieuw' })
        if (!category.ok) throw new Error(category.code)
        const id = await addFile(restored, category.value.id, 'Nieuwer', Readable.from([Buffer.from('n')]))
        expect(id, 'the number of a deleted file is not given again').toBeGreaterThan(gone)
        const { rows } = await to.handle.pool.query('select from library_index where id = $1', [id])
        expect(rows, 'triggers work again').toHaveLength(1)
        await expect(
          to.handle.pool.query('update library_files set category_id = 999999 where id = $1', [id]),
          'foreign keys hold again',
        ).rejects.toThrow('foreign key')
      } finally {
        await restored.close()
      }
    },
  )

  it('RUN-03 is not broken by files that come and go meanwhile', async () => {
    const from = await place()
    const site = await open(from)
    const { categoryId } = await fill(site)
    const doomed: number[] = []
    for (let at = 0; at < 20; at++)
      doomed.push(await addFile(site, categoryId, `Kort ${at}`, Readable.from([Buffer.from(`kort ${at}`)])))
    const slow = new PassThrough()
    const uploading = addFile(site, categoryId, 'Onderweg', slow)
    slow.write('het begin, ')

    let busy = true
    const coming = (async () => {
      for (let at = 0; busy; at++) {
        await addFile(site, categoryId, `Nieuw ${at}`, Readable.from([Buffer.from(`nieuw ${at}`)]))
        const id = doomed.pop()
        if (id !== undefined) await site.library.deleteFiles([id])
      }
    })()
    const made = await backUp(from, archive)
    busy = false
    slow.end('het eind')
    await Promise.all([coming, uploading])
    await site.close()
    expect(made.ok).toBe(true)

    const to = await place()
    expect(await restoreInto(to)).toMatchObject({ ok: true })
    const { rows } = await to.handle.pool.query<{ storage_key: string; size: string }>(
      'select storage_key, size from library_contents',
    )
    expect(rows.length).toBeGreaterThanOrEqual(5)
    for (const { storage_key, size } of rows)
      expect([storage_key, await to.storage.size(storage_key)]).toEqual([storage_key, Number(size)])
    const titles = await to.handle.pool.query("select from library_files where title = 'Onderweg'")
    expect(titles.rows).toHaveLength(0)
  })

  it('RUN-03 is of one moment, whatever is written while its rows are read', async () => {
    const from = await place()
    const site = await open(from)
    const { categoryId } = await fill(site)
    let listed = 0
    const storage: Storage = {
      ...from.storage,
      async *list() {
        yield* from.storage.list()
        listed += 1
        if (listed === 2) await addFile(site, categoryId, 'Te laat', Readable.from([Buffer.from('te laat')]))
      },
    }
    await backUp({ ...from, storage }, archive)
    await site.close()
    expect(listed).toBe(2)
    const to = await place()
    expect(await restoreInto(to)).toMatchObject({ ok: true })
    const { rows } = await to.handle.pool.query("select from library_files where title = 'Te laat'")
    expect(rows).toHaveLength(0)
    expect((await rowsOf(to)).library_files).toHaveLength(4)
  })

  it('RUN-03 keeps values of every type as they are', async () => {
    const from = await place()
    const to = await place()
    for (const { handle } of [from, to]) {
      await handle.pool.query(`create table odd (id int primary key, later int references odd, at timestamptz, day date,
        amount numeric, double double precision, bytes bytea, list text[], data jsonb, words tsvector, span interval)`)
    }
    await from.handle.pool.query(
      `insert into odd values
        (1, null, '2026-03-29 02:30:00.123456+01', '4713-01-01 BC', 12345678901234567890.123456789, 0.1::float8 + 0.2, $1,
          '{"a,b",NULL,"{}"}', 'null', 'pelgrim:1A kerk', '1 year 2 mons -3 days 04:05:06.7'),
        (2, null, 'infinity', null, 'NaN', '-Infinity', '', '[2:3]={x,y}', '{"a": [1, null, "b\\n"]}', '', '-1 day')`,
      [randomBytes(64)],
    )
    await from.handle.pool.query('update odd set later = 2 where id = 1')
    await backUp(from, archive)
    // The table is of this test alone, so a whole restore would refuse its rows.
    const client = await from.handle.pool.connect()
    const odd = (await listTables(client)).find(({ name }) => name === 'odd')
    client.release()
    if (!odd) throw new Error('no table')
    const target = await openConnection(to.handle)
    await target.query('begin')
    await fixTextForms(target)
    await withoutRules(target, async () => {
      for await (const { name, contents } of readArchive(archive)) {
        const lines = await buffer(contents)
        if (name.startsWith('tables/odd/')) await loadRows(target, odd, lines)
      }
    })
    await target.query('commit')
    await target.end()
    expect((await rowsOf(to)).odd).toEqual((await rowsOf(from)).odd)
  })

  it('RUN-03 takes no site for an empty one', async () => {
    const dataDir = await mkdtemp(join(folder, 'none-'))
    const handle = await openDatabase({ dataDir })
    opened.push(handle)
    expect(
      await backUp({ handle, storage: createStorage({ dataDir, storage: { driver: 'local' } }) }, archive),
    ).toMatchObject({ ok: false, code: 'empty' })
    await expect(stat(archive)).rejects.toThrow('ENOENT')
  })

  it('RUN-03 leaves the earlier archive of that name when it fails', async () => {
    const from = await place()
    await writeFile(archive, 'earlier')
    const broken: Storage = {
      ...from.storage,
      async *list() {
        yield 'library/a'
      },
      size: async () => 100,
      read: async () => Readable.from([Buffer.from('shorter than it says')]),
    }
    await expect(backUp({ ...from, storage: broken }, archive)).rejects.toThrow()
    expect(await readFile(archive, 'utf8')).toBe('earlier')
    expect(await readdir(join(archive, '..'))).toEqual(['site.tar'])
  })
})

describe('a restore', () => {
  it.each([
    ['cut off in the middle', async () => truncate(archive, Math.floor((await stat(archive)).size / 2))],
    [
      'cut off before its manifest',
      async () => {
        const bytes = await readFile(archive)
        await truncate(archive, bytes.lastIndexOf('manifest.json'))
      },
    ],
    [
      'altered in one byte',
      async () => {
        const bytes = await readFile(archive)
        const at = bytes.indexOf('Ledenlijst')
        bytes[at] = (bytes[at] ?? 0) ^ 1
        await writeFile(archive, bytes)
      },
    ],
    ['no archive at all', () => writeFile(archive, 'PK and so on'.repeat(100))],
    ['empty', () => writeFile(archive, '')],
  ])('abuse 21 refuses an archive that is %s, before it changes anything', async (_, spoil) => {
    await filledArchive()
    await spoil()
    const to = await place()
    expect(await restoreInto(to)).toMatchObject({ ok: false, code: 'damaged' })
    expect(await counted(to)).toEqual(empty)
    expect(await contentsOf(to)).toEqual({})
  })

  it('RUN-03 says that there is no archive', async () => {
    expect(await restoreInto(await place())).toMatchObject({ ok: false, code: 'unreadable' })
  })

  it('RUN-03 replaces a site only when forced, and whole', async () => {
    const from = await filledArchive()
    const to = await place()
    const other = await open(to)
    await other.library.addCategory({ name: 'Van een ander' })
    expect(await restoreInto(to, { force: true })).toMatchObject({ ok: false, code: 'running' })
    await other.close()
    const before = await rowsOf(to)
    expect(await restoreInto(to)).toMatchObject({ ok: false, code: 'not-empty' })
    expect(await rowsOf(to)).toEqual(before)
    expect(await restoreInto(to, { force: true })).toMatchObject({ ok: true })
    expect(await rowsOf(to)).toEqual(await rowsOf(from))
  })

  it('abuse 21 leaves the earlier site as it was when it breaks off', async () => {
    await filledArchive()
    const to = await place()
    const other = await open(to)
    await other.library.addCategory({ name: 'Van een ander' })
    await other.close()
    const before = await rowsOf(to)
    const full = {
      ...to,
      storage: { ...to.storage, put: () => Promise.reject(new Error('the disk is full')) },
    }
    await expect(restoreInto(full, { force: true })).rejects.toThrow('the disk is full')
    expect(await rowsOf(to)).toEqual(before)
  })

  it('abuse 37 an archive of a newer version, or of tables between two releases, is refused with the reason', async () => {
    const from = await place()
    await from.handle.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e15)",
    )
    await backUp(from, archive)
    expect(await restoreInto(await place())).toMatchObject({ ok: false, code: 'newer' })
    await from.handle.pool.query("delete from drizzle.__drizzle_migrations where hash = 'later'")
    await from.handle.pool.query("update drizzle.__drizzle_migrations set hash = 'other' where id = 3")
    await backUp(from, archive)
    const to = await place()
    const refused = { ok: false, code: 'other-schema', detail: expect.stringContaining('migration 0002') }
    expect(await restoreInto(to)).toMatchObject(refused)
    expect(await counted(to)).toEqual(empty)
  })

  it('abuse 37 an archive of something else is told as such', async () => {
    execFileSync('tar', ['-cf', archive, '-C', import.meta.dirname, 'archive.ts'])
    expect(await restoreInto(await place())).toMatchObject({ ok: false, code: 'foreign' })
    const manifest = join(folder, 'manifest.json')
    await writeFile(manifest, '{"product": "another"}')
    execFileSync('tar', ['-cf', archive, '-C', folder, 'manifest.json'])
    expect(await restoreInto(await place())).toMatchObject({ ok: false, code: 'foreign' })
  })

  it('RUN-04 jobs that were waiting run after it', async () => {
    const from = await place()
    const kind = { name: 'later', schema: z.object({ number: z.int() }), retryLimit: 7 }
    const sender = createJobs({ handle: from.handle, log })
    const startAfter = new Date(Date.now() + 3_600_000)
    await sender.send(kind, { number: 1 })
    await sender.send(kind, { number: 2 }, { startAfter })
    await sender.stop()
    await backUp(from, archive)
    const to = await place()
    expect(await restoreInto(to)).toMatchObject({ ok: true })
    const numbers: number[] = []
    const jobs = createJobs({ handle: to.handle, log })
    jobs.define(kind, async ({ number }) => {
      numbers.push(number)
    })
    await jobs.start()
    await expect.poll(() => numbers).toEqual([1])
    const { rows } = await to.handle.pool.query(
      "select start_after, retry_limit from pgboss.job where name = 'later' and state = 'created'",
    )
    expect(rows).toEqual([{ start_after: startAfter, retry_limit: 7 }])
    await jobs.stop()
  })
})
