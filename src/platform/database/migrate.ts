import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import type { DatabaseHandle } from './handle.ts'

/** Any number that no other program uses for a lock on this database. */
const migrationLock = 7_236_001

/**
 * Brings the schema up to date. Nodes that start together take turns. Refuses a database made by other migrations than
 * these: they could not continue from its schema.
 */
export async function migrate(handle: Pick<DatabaseHandle, 'pool'>): Promise<void> {
  const client = await handle.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      if (!isOfThisVersion(await appliedMigrations(client))) throw new OperatorError(otherVersion)
      await runMigrations(drizzle({ client }), { migrationsFolder: migrationsFolder() })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    client.release()
  }
}

const otherVersion =
  'The database was made by a version of Schelp that this one does not know, a newer one or one between two ' +
  'releases: start that version, or restore a backup that this one knows.'

/** Whether this version made a database with these migrations, or can bring it up to date. */
export function isOfThisVersion(applied: readonly string[]): boolean {
  const known = knownMigrations()
  return applied.every((hash, at) => known[at] === hash)
}

/** The hashes of this version's migrations, in order. */
const knownMigrations = (): string[] => readMigrations().map(({ hash }) => hash)

/** Returns the hashes of the migrations that made this database; none where there is no site. */
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
 * `client`: Drizzle's own runner always begins a transaction itself. The table is Drizzle's, so that `migrate` can
 * continue.
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

/** Searched for above this file: from the sources, and from the bundle in `dist/`. */
function migrationsFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const migrations = join(folder, 'migrations')
    if (existsSync(join(migrations, 'meta', '_journal.json'))) return migrations
  }
  throw new Error(`There is no migrations folder above ${import.meta.dirname}.`)
}
