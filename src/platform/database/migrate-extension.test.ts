import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConnection } from './index.ts'
import { migrateExtension, type OwnMigration } from './migrate-extension.ts'
import { createTestDatabase } from './testing.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

async function migrate(extension: string, ...migrations: OwnMigration[]): Promise<void> {
  const client = await openConnection(handle)
  try {
    await migrateExtension(client, extension, migrations)
  } finally {
    await client.end()
  }
}
const tables = async (prefix: string) => {
  const { rows } = await handle.pool.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and starts_with(relname, $1) order by 1",
    [prefix],
  )
  return rows.map(({ relname }) => relname)
}

const made = { name: '0001_days.sql', sql: 'create table old_days_walks (day date primary key, km int)' }
const added = {
  name: '0002_names.sql',
  sql: 'alter table old_days_walks add name text; create table old_days_names (id serial primary key)',
}

it('EDIT-11 runs the files of an extension once each, in order, also if nodes start together', async () => {
  await migrate('old-days', made)
  await Promise.all([migrate('old-days', made, added), migrate('old-days', made, added)])
  await migrate('old-days', made, added)
  expect(await tables('old_days_')).toEqual(['old_days_names', 'old_days_walks'])
  const { rows } = await handle.pool.query('select extension, name from extension_migrations order by 2')
  expect(rows).toEqual([
    { extension: 'old-days', name: made.name },
    { extension: 'old-days', name: added.name },
  ])
})

it('EDIT-11 refuses to continue if a file that ran was edited or removed', async () => {
  await migrate('edited', { name: '0001.sql', sql: 'create table edited_a (id int)' })
  await expect(
    migrate('edited', { name: '0001.sql', sql: 'create table edited_b (id int)' }),
  ).rejects.toThrow('migrations/0001.sql is not what the database ran')
  await expect(migrate('edited', { name: '0000.sql', sql: '' })).rejects.toThrow(
    '0001.sql, which is not there',
  )
})

const foreign: readonly (readonly [does: string, sql: string, touched: string])[] = [
  ['makes a table of another name', 'create table walks (id int)', 'the table walks'],
  ['drops a table of ours', 'drop table tally_clicks', 'the table tally_clicks'],
  ['adds a column to ours', 'alter table tally_clicks add more int', 'the column tally_clicks.more'],
  [
    'refers to a row of ours',
    'create table strange_a (id int references content_entries(id))',
    'content_entries',
  ],
  [
    'puts a trigger on ours',
    'create trigger t before insert on tally_clicks execute function suppress_redundant_updates_trigger()',
    'tally_clicks',
  ],
  ['makes a schema', 'create schema elsewhere', 'the schema elsewhere'],
]
it.each(foreign)('EDIT-11 refuses a file that %s, and keeps nothing of it', async (_, sql, touched) => {
  const before = await tables('')
  const file = { name: '0001.sql', sql: `create table strange_b (id int); ${sql}` }
  await expect(migrate('strange', file)).rejects.toThrow(touched)
  expect(await tables('')).toEqual(before)
  await expect(migrate('strange', { name: '0001.sql', sql: 'selekt 1' })).rejects.toThrow(
    /^migrations\/0001.sql: /,
  )
})

it.each(['shop', 'content', 'library', 'account', 'platform', 'extension', 'old'])(
  'abuse 37 EDIT-11 refuses an extension called %s, whose name is that of existing tables',
  async (name) => {
    await migrate('old-days', made, added)
    const prefix = `${name}_`
    const before = await tables(prefix)
    const drop = before.map((table) => `drop table ${table} cascade`).join(';')
    await expect(migrate(name, { name: '0001.sql', sql: drop })).rejects.toThrow(
      /^there is a table \w+ already/,
    )
    expect(await tables(prefix)).toEqual(before)
  },
)

it.each([
  ['star', 'star-chart'],
  ['moon-chart', 'moon'],
  ['sun', 'sun-'],
])(
  'abuse 37 EDIT-11 where %s keeps tables, %s may not: what one of them keeps would be the other’s, too',
  async (first, second) => {
    const file = (name: string, table: string) => ({ name, sql: `create table ${table} (id int)` })
    const table = (extension: string) =>
      `${extension.replaceAll('-', '_')}_${extension === 'moon' ? 'x' : 'days'}`
    await migrate(first, file('0001.sql', table(first)))
    const before = await tables('')
    await expect(migrate(second, file('0001.sql', table(second)))).rejects.toThrow(
      /there is a table|keeps tables/,
    )
    expect(await tables('')).toEqual(before)
    await migrate(first, file('0001.sql', table(first)), file('0002.sql', `${table(first)}_more`))
  },
)

it('EDIT-11 extensions whose names only begin alike keep tables beside each other', async () => {
  await migrate('walk', { name: '0001.sql', sql: 'create table walk_days (id int)' })
  await migrate('walks', { name: '0001.sql', sql: 'create table walks_days (id int)' })
  expect(await tables('walk')).toEqual(['walk_days', 'walks_days'])
})
