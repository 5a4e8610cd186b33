import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import released from '../migrations/released.json' with { type: 'json' }
import { entryKind } from './backup/archive.ts'
import { restore } from './backup/index.ts'
import { readArchive, verifyArchive } from './backup/read-archive.ts'
import { fixTextForms, listTables, loadRows, setSequences, withoutRules } from './backup/tables.ts'
import { readConfig } from './platform/config.ts'
import { type DatabaseHandle, migrate, migrateWithin, openConnection } from './platform/database/index.ts'
import { createTestDatabase } from './platform/database/testing.ts'
import { createJobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { OperatorError } from './platform/operator-error.ts'
import { createStorage } from './platform/storage.ts'
import { openProgram } from './program.ts'
import { openTestSite } from './testing.ts'

/** Every release that made tables, by the number of its migration. */
const releases = released.map((_, number) => String(number).padStart(4, '0')).slice(1)

/** A site as that release stored it; large contents are left out. */
const archiveOf = (release: string) => join(import.meta.dirname, `backup/testing/release-${release}.tar.gz`)

let dataDir: string
const opened: DatabaseHandle[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'schelp-upgrade-'))
})
afterAll(async () => {
  for (const handle of opened) await handle.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function databaseOfToday(): Promise<DatabaseHandle> {
  const handle = await createTestDatabase()
  opened.push(handle)
  return handle
}

async function emptyDatabase(): Promise<DatabaseHandle> {
  const handle = await databaseOfToday()
  await handle.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade')
  return handle
}

async function manifestOf(release: string) {
  const verified = await verifyArchive(archiveOf(release))
  if (!verified.ok)
    throw new Error(`${archiveOf(release)} is ${verified.code}; whoever closes a migration adds its archive`)
  return verified.value
}

/** A database as a release left it, with its rows. */
async function databaseOf(release: string): Promise<DatabaseHandle> {
  const handle = await emptyDatabase()
  const manifest = await manifestOf(release)
  const client = await openConnection(handle)
  await client.query('begin')
  await migrateWithin(client, manifest.migrations.length)
  await fixTextForms(client)
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]))
  await withoutRules(client, async () => {
    for await (const { name, contents } of readArchive(archiveOf(release))) {
      const entry = entryKind(name)
      const table = entry.kind === 'rows' ? tables.get(entry.table) : undefined
      const lines = await buffer(contents)
      if (table) await loadRows(client, table, lines)
    }
    await setSequences(client, manifest.sequences)
  })
  await client.query('commit')
  await client.end()
  return handle
}

/** Rows of the tables that hold what a society would miss. */
const dear = [
  'account_users',
  'content_entries',
  'content_documents',
  'content_media',
  'content_settings',
  'library_files',
  'library_categories',
  'shop_products',
  'shop_reviews',
  'shop_cart_lines',
]

async function countRows({ pool }: DatabaseHandle): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of dear) {
    const { rows } = await pool.query(`select count(*)::int as count from ${table}`)
    counts[table] = rows[0].count
  }
  return counts
}

async function expectRowsOf(release: string, handle: DatabaseHandle): Promise<void> {
  const { tables } = await manifestOf(release)
  expect(await countRows(handle)).toEqual(Object.fromEntries(dear.map((name) => [name, tables[name]])))
}

/** Names of tables, and the migrations that made them. */
async function tablesOf(handle: DatabaseHandle): Promise<string[]> {
  const { rows } = await handle.pool.query(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'drizzle') order by 1",
  )
  const names = rows.map(({ name }) => name)
  return names.includes('drizzle.__drizzle_migrations') ? [...names, ...(await migrationsOf(handle))] : names
}

async function migrationsOf({ pool }: DatabaseHandle): Promise<string[]> {
  const { rows } = await pool.query('select hash from drizzle.__drizzle_migrations order by created_at')
  return rows.map(({ hash }) => hash)
}

/**
 * As if staff of release 0001 had written one post and the tagline, and imported one file from a folder, which is made.
 * Later releases have the ledger, and no such columns.
 */
async function makeSomeOwn({ pool }: DatabaseHandle, folder: string): Promise<{ categories: number }> {
  const letter = 'Geachte heer,'
  await mkdir(folder)
  await writeFile(join(folder, 'Brief.txt'), letter)
  await pool.query(`update content_entries set demo = false, picture_id = null
    where id = (select max(id) from content_entries where type = 'post')`)
  await pool.query(`update content_settings set demo = false, value = '"Van ons"' where name = 'tagline'`)
  const { rows } = await pool.query<{ id: number; categoryId: number; above: number }>(`
    select file.id, category_id as "categoryId", nlevel(path) as above
    from library_files as file join library_categories as category on category.id = category_id
    where exists (select from library_contents where file_id = file.id) order by file.id limit 1`)
  const { id, categoryId, above } = rows[0] ?? { id: 0, categoryId: 0, above: 0 }
  await pool.query('update library_files set demo = false, imported_from = $2 where id = $1', [
    id,
    join(folder, 'Brief.txt'),
  ])
  await pool.query('update library_contents set size = $2, crc32 = $3 where file_id = $1 and current', [
    id,
    letter.length,
    crc32(letter),
  ])
  await pool.query('update library_categories set imported_from = $2 where id = $1', [categoryId, folder])
  return { categories: above }
}

describe('RUN-07 an upgrade', () => {
  it('RUN-07 leaves the migrations of a release as they were', async () => {
    const migrations = await migrationsOf(await databaseOfToday())
    expect(migrations.slice(0, released.length)).toEqual(released.map(({ sha256 }) => sha256))
  })

  it.each(releases)(
    'RUN-07 brings the data of release %s to today, and every page of it answers',
    async (release) => {
      const handle = await databaseOf(release)
      const site = await openTestSite({ dataDir, databaseUrl: handle.url })
      try {
        await expectRowsOf(release, handle)
        const siteMap = await (await fetch(`${site.address}/sitemap.xml`)).text()
        const paths = [...siteMap.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)]
          .map(([, path = '']) => path)
          // Most contents are left out.
          .filter((path) => !path.startsWith('/bestand-bekijken/'))
        expect(paths.length).toBeGreaterThan(5)
        const found: string[] = []
        // One after the other: one visitor may not ask for all at once (0050).
        for (const path of ['/', '/cart/', '/bestanden/?q=kerk', ...paths]) {
          const answer = await fetch(`${site.address}${path}`, { redirect: 'manual' })
          await answer.arrayBuffer()
          found.push(`${answer.status} ${path}`)
        }
        expect(found.filter((line) => !line.startsWith('200 '))).toEqual([])
      } finally {
        await site.close()
      }
    },
    120_000,
  )

  it('RUN-07 leaves known what came with the demo, and what from an imported folder', async () => {
    const handle = await databaseOf('0001')
    const folder = join(dataDir, 'Archief')
    const own = await makeSomeOwn(handle, folder)
    const environment = { DATA_DIR: dataDir, DATABASE_URL: handle.url, LOG_LEVEL: 'silent' }
    const program = await openProgram(readConfig(environment))
    try {
      const imported = await program.library.importFolder(folder)
      expect(imported).toMatchObject({ value: { added: 0, replaced: 0, unchanged: 1, categories: 0 } })
      for (const feature of [program.content, program.library, program.shop]) await feature.takeOut('demo')
      expect(await countRows(handle)).toMatchObject({
        content_entries: 1,
        content_documents: 0,
        library_files: 1,
        library_categories: own.categories,
        shop_products: 0,
        shop_reviews: 0,
      })
      expect(await program.content.settings()).toEqual({ title: 'Schelp', tagline: 'Van ons', texts: {} })
      expect((await program.content.menus()).size).toBe(0)
    } finally {
      await program.close()
    }
  }, 120_000)

  it('EDIT-05 a view that staff kept of a list narrows by the term that it did', async () => {
    const handle = await databaseOf('0001')
    const { rows } = await handle.pool.query('select id, taxonomy from content_terms order by id limit 1')
    const [{ id, taxonomy }] = rows
    const keep = (name: string, termId: number) =>
      handle.pool.query(
        `insert into account_saved_views (user_id, list, name, query)
          select min(id), 'posts', $1, $2 from account_users`,
        [name, { filter: JSON.stringify({ q: 'kerk', termId }), perPage: '25' }],
      )
    await keep('Kerken', id)
    await keep('Van een term die weg is', 987_654)
    await migrate(handle)
    const kept = await handle.pool.query('select query from account_saved_views order by name')
    expect(kept.rows.map(({ query }) => JSON.parse(query.filter))).toEqual([
      { q: 'kerk', terms: { [taxonomy]: id } },
      { q: 'kerk', termId: 987_654 },
    ])
  }, 60_000)

  it.each(releases)(
    'RUN-03 restores a backup of release %s',
    async (release) => {
      const handle = await emptyDatabase()
      const storage = createStorage({ dataDir: join(dataDir, release), storage: { driver: 'local' } })
      const jobs = createJobs({ handle, log: createLog({ logLevel: 'silent' }) })
      const answer = await restore({ handle, storage, jobs }, archiveOf(release))
      await jobs.stop()
      expect(answer).toMatchObject({ ok: true })
      await expectRowsOf(release, handle)
      expect(await migrationsOf(handle)).toEqual(await migrationsOf(await databaseOfToday()))
    },
    60_000,
  )

  it.each([
    [
      'a newer version',
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e15)",
      /by a newer version of Schelp: start that version again, or restore a backup/,
    ],
    [
      'a day between two releases',
      "update drizzle.__drizzle_migrations set hash = 'other' where id = 3",
      /another text of migration 0002 than the one that came with version 0\.2\.0.+: start the copy that made it, or/,
    ],
    [
      'another program with migrations of its own',
      "update drizzle.__drizzle_migrations set hash = 'other' || id",
      /tables that no release of Schelp made: let DATABASE_URL name an empty database/,
    ],
    [
      'another program',
      'drop schema drizzle cascade',
      /tables that no release of Schelp made: let DATABASE_URL name an empty database/,
    ],
  ])(
    'abuse 37 a database of %s is refused with the reason and a way out, in one sentence, and left alone',
    async (_, change, reason) => {
      const handle = await databaseOfToday()
      await handle.pool.query(change)
      const before = await tablesOf(handle)
      const refused = await migrate(handle).then(
        () => undefined,
        (error: unknown) => error,
      )
      expect(refused).toBeInstanceOf(OperatorError)
      expect(String(refused)).toMatch(reason)
      expect(String(refused)).toMatch(/^Error: [A-Z][^\n]+[^.]\.$/)
      expect(await tablesOf(handle)).toEqual(before)
    },
  )

  it('RUN-07 tables of extensions are in nobody’s way', async () => {
    const handle = await emptyDatabase()
    await handle.pool.query('create table of_extension (id int)')
    await handle.pool.query('create extension pg_trgm; alter extension pg_trgm add table of_extension')
    await migrate(handle)
    expect(await migrationsOf(handle)).toHaveLength(
      await migrationsOf(await databaseOfToday()).then(({ length }) => length),
    )
  })
})
