import {
  type DatabaseHandle,
  isDatabaseAway,
  migrateExtension,
  openConnection,
} from '../platform/database/index.ts'
import type { OnExtension } from './load.ts'

/** Brings the tables of extensions up to date; returns those of which that went well, and leaves out the others. */
export async function withTables(
  handle: DatabaseHandle,
  extensions: readonly OnExtension[],
): Promise<readonly OnExtension[]> {
  const on: OnExtension[] = []
  for (const one of extensions)
    try {
      if (one.migrations.length > 0) await migrateOwn(handle, one)
      on.push(one)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      one.leaveOut(error)
    }
  return on
}

async function migrateOwn(handle: DatabaseHandle, { name, migrations }: OnExtension): Promise<void> {
  const client = await openConnection(handle)
  try {
    await migrateExtension(client, name, migrations)
  } finally {
    // With it goes its lock, and what it had begun.
    await client.end().catch(() => undefined)
  }
}
