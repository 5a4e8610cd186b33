import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type DatabaseHandle, openDatabase } from './index.ts'
import { runOn, withDatabase } from './testing/server.ts'

/**
 * Creates a database for a test file, with the whole schema and no rows, or as a copy of another one that has no
 * connections; `close()` removes it. Call it in `beforeAll`.
 */
export async function createTestDatabase(
  template = inject('testDatabase').template,
): Promise<DatabaseHandle> {
  const { serverUrl } = inject('testDatabase')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await runOn(serverUrl, `create database ${name} template ${template}`)
  const handle = await openDatabase({ databaseUrl: withDatabase(serverUrl, name), dataDir: '' })
  return {
    ...handle,
    async close() {
      await handle.close()
      await runOn(serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}
