import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate, openDatabase } from '../index.ts'
import { openTestServer, runOn, withDatabase } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { serverUrl: string; template: string; folder: string }
  }
}

const prefix = 'schelp_test_'

/** Runs once for each test run: opens a server and a migrated template, which `createTestDatabase` copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer()
  const template = `${prefix}${randomBytes(4).toString('hex')}`
  // While this client is connected, other runs on the same server do not drop this run's databases.
  const mark = new pg.Client({ connectionString: server.url, application_name: template })
  mark.on('error', () => undefined)
  try {
    await mark.connect()
    await dropDeadRuns(server.url)
    await runOn(server.url, `create database ${template}`)
    const handle = await openDatabase({ databaseUrl: withDatabase(server.url, template), dataDir: '' })
    try {
      await migrate(handle)
    } finally {
      await handle.close()
    }
  } catch (error) {
    await mark.end()
    await server.close()
    throw error
  }
  project.provide('testDatabase', { serverUrl: server.url, template, folder: server.folder })
  return async () => {
    await mark.end()
    await dropDeadRuns(server.url)
    await server.close()
  }
}

/** Drops the databases of runs that have ended, however they ended, including this one. */
async function dropDeadRuns(serverUrl: string): Promise<void> {
  const rows = await runOn(
    serverUrl,
    `select datname from pg_database
     where datname like $1 and substr(datname, 1, $2) not in (select application_name from pg_stat_activity)`,
    [`${prefix.replaceAll('_', '\\_')}%`, prefix.length + 8],
  )
  for (const row of rows) {
    if (row && typeof row === 'object' && 'datname' in row) {
      await runOn(serverUrl, `drop database if exists "${row.datname}" with (force)`)
    }
  }
}
