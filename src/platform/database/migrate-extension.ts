import { createHash } from 'node:crypto'
import type pg from 'pg'
import { migrationLock } from './migrate.ts'

/** A file of SQL that makes or changes tables of an extension. */
export interface OwnMigration {
  /** The name of the file, which gives its place in the order: `0001_days.sql`. */
  name: string
  sql: string
}

/** A migration that a database has run. */
export interface RanMigration {
  extension: string
  name: string
  /** The hash of its text. */
  hash: string
}

/** The prefix of the names of an extension's own tables: `star-chart` has `star_chart_…`. */
export const ownPrefix = (extension: string): string => `${extension.replaceAll('-', '_')}_`

export const hashOf = ({ sql }: Pick<OwnMigration, 'sql'>): string =>
  createHash('sha256').update(sql).digest('hex')

/**
 * Brings the tables of an extension up to date: runs the files that the database has not run, each in a transaction.
 * Nodes that start together take turns.
 * @param client a connection of its own (`openConnection`), which its caller ends
 * @throws if tables with its prefix existed before it, if its name begins that of another extension with tables or the
 * other way round (`star`, `star-chart`), if a file that ran was edited or removed, or if a file fails or touches tables of
 * others. Nothing of that file stays.
 */
export async function migrateExtension(
  client: pg.Client,
  extension: string,
  migrations: readonly OwnMigration[],
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock])
  await makeLedger(client)
  const ranOfAll = await ranMigrations(client)
  const ran = ranOfAll.filter((one) => one.extension === extension)
  for (const [at, { name, hash }] of ran.entries()) {
    const ours = migrations[at]
    if (ours?.name !== name)
      throw new Error(`the database ran migrations/${name}, which is not there: put it back`)
    if (hashOf(ours) !== hash)
      throw new Error(`migrations/${name} is not what the database ran: add another file`)
  }
  if (ran.length === 0) {
    // Without this, an extension `shop` could take the tables of the shop for its own.
    await refuseTaken(client, ownPrefix(extension))
    refuseWithin(extension, ranOfAll)
  }
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
      `there is a table ${rows[0].name} already, so an extension with tables ${prefix}… needs another name`,
    )
}

/** Refuses an extension `star` beside `star-chart`: its prefix would cover the tables of the other one. */
function refuseWithin(extension: string, ran: readonly RanMigration[]): void {
  const prefix = ownPrefix(extension)
  const other = ran.find(({ extension: other }) => {
    const its = ownPrefix(other)
    return its.startsWith(prefix) || prefix.startsWith(its)
  })
  if (other)
    throw new Error(
      `the extension ${other.extension} keeps tables, and what is named ${ownPrefix(other.extension)}… and ${prefix}… cannot be ` +
        `told apart: give its folder another name`,
    )
}

/** Runs one file inside the transaction of `client`, and records that it ran. */
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
  await noteDeletedOf(client, prefix)
  await client.query('insert into extension_migrations (extension, name, hash) values ($1, $2, $3)', [
    extension,
    name,
    hashOf(migration),
  ])
}

/** What is thrown away of its tables is noted as it is of ours, so that the trash can bring it back. */
async function noteDeletedOf(client: pg.ClientBase, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and starts_with(relname, $1)`,
    [prefix],
  )
  for (const { name } of rows)
    await client.query(`create or replace trigger platform_note_deleted before delete on public.${name} for each row
      when (current_setting('schelp.trash', true) <> '') execute function platform_note_deleted()`)
}

/** Makes the table of files that ran. It is among the tables of the site, so that backups include it. */
export async function makeLedger(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists extension_migrations (
    extension text not null, name text not null, hash text not null, primary key (extension, name))`)
}

/** The files that a database ran for extensions, in order. */
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

/** Everything in the database that is not the extension's own, with its definition. */
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
