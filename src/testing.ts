import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, vi } from 'vitest'
import { withoutExtensions } from './extensions/testing.ts'
import { type OpenSite, openSite } from './open-site.ts'
import { changesChannel } from './platform/changes.ts'
import { readConfig } from './platform/config.ts'
import { withDatabase } from './platform/database/testing/server.ts'
import { createStaffTest, type StaffTest } from './staff-api/testing.ts'

export interface TestSite {
  /** `http://127.0.0.1:…` */
  address: string
  /** Of the app, as Hono writes them. */
  routes: OpenSite['routes']
  /** What the site itself says: that of the test's program is another. */
  log: OpenSite['log']
  close(): Promise<void>
}

const browserProgram = { entry: '/assets/staff.js', imports: [], styles: [] }
const assets = {
  entry: '/assets/site.js',
  styles: [],
  viewOf: () => undefined,
  staff: browserProgram,
  editor: browserProgram,
  fileManager: browserProgram,
  handbook: { folder: 'docs', styles: [] },
}

/**
 * The whole site over HTTP on the database and folder of a test. To it the test's own program is another node: it
 * answers once it has heard of all that was committed before.
 * @param options.clientFolder stands for what the build makes for the browser; without it there is nothing of that
 * @param options.hearsOfAllFirst false for a site whose database goes silent, where it would wait for ever
 */
export async function openTestSite(
  { dataDir, databaseUrl }: Pick<StaffTest, 'dataDir' | 'databaseUrl'>,
  environment: Readonly<Record<string, string>> = {},
  { clientFolder = dataDir, hearsOfAllFirst = true } = {},
): Promise<TestSite> {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    SEED: 'none',
    ...environment,
  })
  // A site in a process of its own begins without any.
  if (config.extensions.length === 0) await withoutExtensions()
  const site = await openSite(config, assets, clientFolder)
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  database.on('error', () => undefined)
  const server = createServer((request, response) => {
    if (!hearsOfAllFirst) site.listener(request, response)
    else void hearsOfAll(site, database).then(() => site.listener(request, response))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    routes: site.routes,
    log: site.log,
    async close() {
      server.close()
      server.closeAllConnections()
      await database.end()
      await site.close()
    },
  }
}

/** Notifications arrive in the order of their commits. A database that does not answer makes nothing wait. */
async function hearsOfAll({ changes }: OpenSite, database: pg.Pool): Promise<void> {
  const marker = `test:${randomUUID()}`
  const heard = Promise.withResolvers<void>()
  const unsubscribe = changes.subscribe((tags) => {
    if (tags.includes(marker) || tags.includes('*')) heard.resolve()
  })
  try {
    const message = JSON.stringify({ node: 'test', tags: [marker] })
    await database.query('select pg_notify($1, $2)', [changesChannel, message])
    await heard.promise
  } catch {
  } finally {
    unsubscribe()
  }
}

/**
 * A site with the demo, whose jobs are done. The demo is made by the first who asks for it in a run; the others wait
 * for it and get a copy.
 */
export async function createDemoTest(): Promise<StaffTest> {
  const { serverUrl, template, folder } = inject('testDatabase')
  const demo = { database: `${template}_demo`, dataDir: join(folder, 'demo') }
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  try {
    // The lock goes with its connection.
    await server.query('select pg_advisory_lock(hashtext($1))', [demo.database])
    const { rowCount } = await server.query('select from pg_database where datname = $1', [demo.database])
    if (rowCount === 0) {
      const unfinished = `${demo.database}_unfinished`
      await server.query(`create database ${unfinished} template ${template}`)
      await makeDemo({ databaseUrl: withDatabase(serverUrl, unfinished), dataDir: demo.dataDir })
      await server.query(`alter database ${unfinished} rename to ${demo.database}`)
    }
  } finally {
    await server.end()
  }
  return createStaffTest(demo)
}

async function makeDemo(where: Pick<StaffTest, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const site = await openTestSite(where, { SEED: 'demo' })
  const database = new pg.Pool({ connectionString: where.databaseUrl, max: 1 })
  try {
    await vi.waitFor(async () => expect(await jobsToDo(database)).toEqual([]), {
      timeout: 600_000,
      interval: 500,
    })
  } finally {
    await database.end()
    await site.close()
  }
}

/** Kinds of jobs that wait or run: a demo has its pictures drawn and its files read, which opens files of its own. */
export async function jobsToDo(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    "select distinct name from pgboss.job where state in ('created', 'active') and start_after <= now()",
  )
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('__pgboss'))
}
