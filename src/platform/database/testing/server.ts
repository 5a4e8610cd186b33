import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { isAlive } from '../embedded/process.ts'
import { stop } from '../embedded/server.ts'
import { openEmbedded } from '../embedded.ts'

export interface TestServer {
  url: string
  /** For files that the tests of a run share; removed with the server. */
  folder: string
  close(): Promise<void>
}

/** Test databases are thrown away: no waiting for the disk, no vacuum. Every test file opens a pool. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: 200,
}

const folderPrefix = 'schelp-test-'

/** Opens the server of TEST_DATABASE_URL or DATABASE_URL, else an embedded one in a temporary folder. */
export async function openTestServer(): Promise<TestServer> {
  await removeDeadFolders()
  const folder = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const url = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  if (url) return { url, folder, close: async () => remove() }

  chmodSync(folder, 0o711)
  const database = await openEmbedded(folder, { settings })
  return {
    url: database.url,
    folder,
    async close() {
      await database.close()
      remove()
    },
  }
}

/** Removes the servers and files that killed runs left behind. */
async function removeDeadFolders(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(folderPrefix))) {
    const pid = Number(name.slice(folderPrefix.length).split('-')[0])
    if (isAlive(pid)) continue
    const folder = join(tmpdir(), name)
    await stop({ cluster: join(folder, 'postgres'), logFile: join(folder, 'postgres.log') })
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

export async function runOn(url: string, statement: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** Returns the address of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
