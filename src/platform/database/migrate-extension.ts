import { createHash } from 'node:crypto'
import type pg from 'pg'
import { migrationLock } from './migrate.ts'

/** A file of SQL that makes or changes tables of an extension. */
export interface OwnMigration {
  /** Of the file, which says its place: `0001_days.sql`. */
  name: string
  sql: string
}

/** One that a database ran. */
export interface RanMigration {
  extension: string
  name: string
  /** Of its text. */
  hash: string
}

/** What names of the extension's own tables begin with: `star-chart` keeps `star_chart_…`. */
export const ownPrefix = (extension: string): string => `${extension.replaceAll('-', '_')}_`

export const hashOf = ({ sql }: Pick<OwnMigration, 'sql'>): string =>
  createHash('sha256').update(sql).digest('hex')

/**
 * Brings the tables of an extension up to date: runs what the database did not run before, each file in a transaction.
 * Nodes that start together take turns.
 * @param client a connection of its own (`openConnection`), which its caller ends
 * @throws when its name is that of tables which were there before, or a file that ran was edited or taken away, fails, or
 * touches what is not the extension's own; of that file nothing stays
 */
export async function migrateExtension(
  client: pg.Client,
  extension: string,
  migrations: readonly OwnMigration[],
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock])
  await makeLedger(client)
  const ran = (await ranMigrations(client)).filter((one) => one.extension === extension)
  for (const [at, { name, hash }] of ran.entries()) {
    const ours = migrations[at]
    if (ours?.name !== name) throw new Error(`the database ran migrations/${name}, which is not there`)
    if (hashOf(ours) !== hash)
      throw new Error(`migrations/${name} is not what the database ran: add another file`)
  }
  // `shop` would take the tables of the shop for its own.
  if (ran.length === 0) await refuseTaken(client, ownPrefix(extension))
  for (const migration of migrations.slice(ran.length)) {
    await client.query('begin')
    await runOwn(client, extension, migration)
    await client.query('commit')
  }
}

async function refuseTaken(client: pg.ClientBase, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and starts_with(relname, $1) limit 1`,
    [prefix],
  )
  if (rows[0])
    throw new Error(
      `there is a table ${rows[0].name} already, so nothing of an extension is named ${prefix}…`,
    )
}

/** Runs one file inside the transaction of `client`, and notes that it ran. */
export async function runOwn(
  client: pg.ClientBase,
  extension: string,
  migration: OwnMigration,
): Promise<void> {
  const { name, sql } = migration
  const prefix = ownPrefix(extension)
  const before = await notOwn(client, prefix)
  try {
    await client.query(sql)
  } catch (error) {
    throw new Error(`migrations/${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
  const after = await notOwn(client, prefix)
  const touched = [...before, ...after].find((what) => !before.has(what) || !after.has(what))
  if (touched !== undefined)
    throw new Error(`migrations/${name} touches ${touched}; what the extension keeps is named ${prefix}…`)
  await client.query('insert into extension_migrations (extension, name, hash) values ($1, $2, $3)', [
    extension,
    name,
    hashOf(migration),
  ])
}

/** The table of what ran. It stands among those of the site, so that backups have it. */
export async function makeLedger(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists extension_migrations (
    extension text not null, name text not null, hash text not null, primary key (extension, name))`)
}

/** What a database ran for extensions, in order. */
export async function ranMigrations(client: pg.ClientBase): Promise<RanMigration[]> {
  const { rows: made } = await client.query(
    "select to_regclass('public.extension_migrations') is not null as is_made",
  )
  if (!made[0]?.is_made) return []
  const { rows } = await client.query<RanMigration>(
    'select extension, name, hash from public.extension_migrations order by extension, name collate "C"',
  )
  return rows
}

/** Everything in the database that is not the extension's own: what stands there, and how. */
async function notOwn(client: pg.ClientBase, prefix: string): Promise<Set<string>> {
  const { rows } = await client.query<{ what: string }>(
    `with others as (
       select oid, relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind <> 'i' and not starts_with(relname, $1))
     select 'the table ' || relname as what from others
     union all
     select 'the column ' || relname || '.' || attname || ' ' || format_type(atttypid, atttypmod) || attnotnull
       from pg_attribute join others on others.oid = attrelid where attnum > 0 and not attisdropped
     union all
     select 'the rule ' || conname || ' of ' || relname from pg_constraint join others on others.oid = conrelid
     union all
     select 'the table ' || relname || ', by the trigger ' || tgname from pg_trigger join others on others.oid = tgrelid
     union all
     select 'the function ' || proname || md5(prosrc) from pg_proc
       where pronamespace = 'public'::regnamespace and not starts_with(proname, $1)
     union all
     select 'the schema ' || nspname from pg_namespace where nspname !~ '^pg_'`,
    [prefix],
  )
  return new Set(rows.map(({ what }) => what))
}
