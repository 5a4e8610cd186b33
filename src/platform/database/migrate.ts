import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import released from '../../../migrations/released.json' with { type: 'json' }
import { errorCode } from '../error-code.ts'
import { OperatorError } from '../operator-error.ts'
import type { DatabaseHandle } from './handle.ts'
import { liftLimits } from './watchdog.ts'

/** The number of the lock; no other program uses it on this database. */
export const migrationLock = 7_236_001

/**
 * Brings the schema up to date. Nodes that start together take turns. Refuses a database that other migrations than
 * these made, because they could not continue from its schema.
 */
export async function migrate(handle: Pick<DatabaseHandle, 'pool'>): Promise<void> {
  const client = await handle.pool.connect()
  try {
    await liftLimits(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      const applied = await appliedMigrations(client)
      const strange = applied.length === 0 ? await tablesOfOthers(client) : strangeness(applied)
      if (strange) throw new OperatorError(refusals[strange.kind](strange))
      await runMigrations(drizzle({ client }), { migrationsFolder: migrationsFolder() })
    } catch (error) {
      throw isForbidden(error) ? new OperatorError(await notAllowed(client), { cause: error }) : error
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    client.release(true)
  }
}

/** Whether the role has no right for it: PostgreSQL's code, in the error or in one that it wraps. */
const isForbidden = (error: unknown): boolean =>
  error instanceof Error && (errorCode(error) === '42501' || isForbidden(error.cause))

async function notAllowed(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ role: string; database: string }>(
    'select quote_ident(current_user) as role, quote_ident(current_database()) as database',
  )
  const { role, database } = rows[0] ?? { role: 'schelp', database: 'schelp' }
  return (
    `The role ${role} may not make tables in the database ${database}: make it the owner of the database ` +
    `(alter database ${database} owner to ${role}).`
  )
}

/**
 * Why this version cannot continue from a schema. `newer`: the database ran all of our migrations, and more.
 * `edited`: it ran one with another text than the one we released. `foreign`: not even our first one made it.
 */
export interface Strangeness {
  kind: 'newer' | 'edited' | 'foreign'
  /** The number of the first migration that is not ours. */
  migration: string
  /** The version of Schelp that brought our migration of that number. */
  version: string
}

const refusals: Readonly<Record<Strangeness['kind'], (strange: Strangeness) => string>> = {
  newer: () =>
    'The database was brought up to date by a newer version of Schelp: start that version again, or restore a backup ' +
    'that was made before it (npm run restore -- FILE --force).',
  edited: ({ migration, version }) =>
    `The database ran another text of migration ${migration} than the one that came with version ${version}, as copies ` +
    'between two releases did: start the copy that made it, or restore a backup of a release (npm run restore -- FILE ' +
    '--force), or begin anew with an empty DATA_DIR or database.',
  foreign: () =>
    'The database holds tables that no release of Schelp made: let DATABASE_URL name an empty database for Schelp alone.',
}

/** Why this version does not start on a database with these migrations, as a sentence; undefined if it does. */
export function refusalOf(applied: readonly string[]): string | undefined {
  const strange = strangeness(applied)
  return strange && refusals[strange.kind](strange)
}

/** The numbers of the migrations that this version would run on a database of Schelp. */
export const migrationsToRun = (applied: readonly string[]): string[] =>
  knownMigrations()
    .map((_, at) => numberOf(at))
    .slice(applied.length)

const numberOf = (at: number): string => String(at).padStart(4, '0')

/**
 * The problem with these migrations; undefined if they are ours, so that this version can bring the schema up to
 * date.
 */
export function strangeness(applied: readonly string[]): Strangeness | undefined {
  const known = knownMigrations()
  const at = applied.findIndex((hash, index) => known[index] !== hash)
  if (at < 0) return undefined
  const kind = at === 0 ? 'foreign' : at < known.length ? 'edited' : 'newer'
  return { kind, migration: numberOf(at), version: released[at]?.version ?? 'this copy' }
}

/** The tables of another program, in a database where Schelp has none; those of extensions do not count. */
async function tablesOfOthers(client: pg.ClientBase): Promise<Strangeness | undefined> {
  const { rows } = await client.query(`
    select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') limit 1`)
  return rows.length > 0 ? { kind: 'foreign', migration: '0000', version: '' } : undefined
}

/** The hashes of this version's migrations, in order. */
const knownMigrations = (): string[] => readMigrations().map(({ hash }) => hash)

/** The hashes of the migrations that made this database; none if it has no site. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: made } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_made",
  )
  if (!made[0]?.is_made) return []
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash }) => hash)
}

/**
 * Creates the schema as the first `count` migrations left it, in an empty database and inside the transaction of
 * `client`: Drizzle's own runner always begins a transaction itself. The table of migrations is Drizzle's, so that
 * `migrate` can continue.
 */
export async function migrateWithin(client: pg.ClientBase, count: number): Promise<void> {
  await client.query(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (const { sql, hash, folderMillis } of readMigrations().slice(0, count)) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

const readMigrations = () => readMigrationFiles({ migrationsFolder: migrationsFolder() })

/** Searches the folders above this file, which is in the sources or in the bundle in `dist/`. */
function migrationsFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const migrations = join(folder, 'migrations')
    if (existsSync(join(migrations, 'meta', '_journal.json'))) return migrations
  }
  throw new Error(`There is no migrations folder above ${import.meta.dirname}.`)
}
