import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { DatabaseHandle } from './index.ts'

/** Any number that no other program on the database uses for its lock. */
const migrationLock = 7_236_001

/** Brings the schema up to date. Nodes that start together take turns. */
export async function migrate(handle: Pick<DatabaseHandle, 'pool'>): Promise<void> {
  const client = await handle.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      await runMigrations(drizzle({ client }), { migrationsFolder: migrationsFolder() })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    client.release()
  }
}

/** Above this file: in the sources, and from the bundle in `dist/`. */
function migrationsFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const migrations = join(folder, 'migrations')
    if (existsSync(join(migrations, 'meta', '_journal.json'))) return migrations
  }
  throw new Error(`There is no migrations folder above ${import.meta.dirname}.`)
}
