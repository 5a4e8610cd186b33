import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type DatabaseHandle,
  migrateExtension,
  type OwnMigration,
  openConnection,
} from '../platform/database/index.ts'
import { createTestDatabase } from '../platform/database/testing.ts'
import { createJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { createStorage } from '../platform/storage.ts'
import { backUp, checkArchive, type RestoreParts, restore } from './index.ts'

const log = createLog({ logLevel: 'silent' })
const migrations: readonly OwnMigration[] = [
  { name: '0001_walks.sql', sql: 'create table walks_days (id serial primary key, words text not null)' },
  {
    name: '0002_km.sql',
    sql: "alter table walks_days add km int default 0; insert into walks_days (words) values ('van huis uit')",
  },
]
const walks = { name: 'walks', migrations }

let folder: string
let archive: string
let from: DatabaseHandle
let to: DatabaseHandle
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schelp-own-tables-'))
  archive = join(folder, 'site.tar')
  from = await createTestDatabase()
  to = await createTestDatabase()
  await keepTables(from)
  await from.pool.query("insert into walks_days (words, km) values ('naar Sint Jacob', 12)")
  await backUp({ handle: from, storage: storage('from') }, archive)
})
afterAll(async () => {
  await from.close()
  await to.close()
  await rm(folder, { recursive: true, force: true })
})

const storage = (name: string) => createStorage({ dataDir: join(folder, name), storage: { driver: 'local' } })

async function keepTables(handle: DatabaseHandle): Promise<void> {
  const client = await openConnection(handle)
  try {
    await migrateExtension(client, walks.name, migrations)
  } finally {
    await client.end()
  }
}

async function restoreWith(extensions: RestoreParts['extensions']) {
  const jobs = createJobs({ handle: to, log })
  try {
    return await restore({ handle: to, storage: storage('to'), jobs, extensions }, archive, { force: true })
  } finally {
    await jobs.stop()
  }
}

it('RUN-03 EDIT-11 a backup with tables of an extension is not restored where that is not there, or is another', async () => {
  const others = [
    [],
    [{ name: 'walks', migrations: migrations.slice(0, 1) }],
    [{ name: 'walks', migrations: [migrations[0], { ...migrations[1], sql: 'select 1' }] as OwnMigration[] }],
  ]
  for (const extensions of others) {
    expect(await checkArchive(archive, undefined, extensions)).toMatchObject({ ok: false, code: 'extension' })
    const refused = await restoreWith(extensions)
    expect(refused).toMatchObject({
      ok: false,
      code: 'extension',
      detail: expect.stringMatching(/^walks, migrations\//),
    })
  }
})

it('RUN-03 EDIT-11 a backup gives back the tables of an extension, which goes on with them', async () => {
  expect(await checkArchive(archive, undefined, [walks])).toMatchObject({ ok: true })
  expect(await restoreWith([walks])).toMatchObject({ ok: true })
  await keepTables(to)
  const { rows } = await to.pool.query('select id, words, km from walks_days order by id')
  expect(rows).toEqual([
    { id: 1, words: 'van huis uit', km: 0 },
    { id: 2, words: 'naar Sint Jacob', km: 12 },
  ])
  const { rows: next } = await to.pool.query("insert into walks_days (words) values ('terug') returning id")
  expect(next).toEqual([{ id: 3 }])
})
