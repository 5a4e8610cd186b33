import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '../error-code.ts'
import { makeFolder } from '../make-folder.ts'
import { OperatorError } from '../operator-error.ts'
import { accountFor } from './embedded/account.ts'
import { binariesFolder } from './embedded/binaries.ts'
import { makeCluster } from './embedded/cluster.ts'
import {
  defaultSettings,
  ensureRunning,
  isAbsent,
  postmasterPid,
  type Server,
  stop,
  urlOf,
} from './embedded/server.ts'
import { makeSocketFolder, socketFolderOf } from './embedded/socket-folder.ts'

export interface EmbeddedDatabase {
  url: string
  /** Releases the server; the last program to do so stops it. */
  close(): Promise<void>
}

export interface EmbeddedOptions {
  /** Added to `defaultSettings`. A server that runs already keeps the settings that it was started with. */
  settings?: Readonly<Record<string, string | number>>
  /** Called with each problem that was solved or is being solved. */
  warn?: (message: string) => void
}

const databaseName = 'schelp'
const leaseName = 'schelp lease'
const restartPauseMs = 1_000
/** The longest wait for the answer to a query while the server starts or stops. */
const answerLimitMs = 30_000

/**
 * Opens the PostgreSQL of a data folder, whether it runs already or must be started. Each program holds one
 * connection to it, its lease, which shows other programs that the server is in use. If the lease is lost, the server
 * must be started again. A killed program loses its lease but leaves the server running, for its next start.
 */
export async function openEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const warn = options.warn ?? (() => undefined)
  const server = await prepare(resolve(dataDir), options.settings)
  let closing = false

  const take = async () => {
    const lease = await takeLease(server)
    lease.once('end', () => {
      if (closing) return
      warn(`PostgreSQL has ended and is started again; ${server.logFile} tells why`)
      currentLease = takeAgain()
    })
    return lease
  }
  const takeAgain = async () => {
    while (!closing) {
      try {
        return await take()
      } catch (error) {
        warn(error instanceof Error ? error.message : String(error))
        await delay(restartPauseMs)
      }
    }
    return undefined
  }
  let currentLease: Promise<pg.Client | undefined> = take()

  await currentLease
  await createDatabase(server)
  return {
    url: urlOf(server, databaseName),
    async close() {
      if (closing) return
      closing = true
      await (await currentLease)?.end()
      if (!(await isLeased(server))) await stop(server)
    },
  }
}

/**
 * Tells the server of a data folder to stop, without waiting: for a program that must end now. Another program that
 * uses the server starts it again.
 */
export function abandonEmbedded(dataDir: string): void {
  const pid = postmasterPid(join(resolve(dataDir), 'postgres'))
  try {
    if (pid !== undefined) process.kill(pid, 'SIGINT')
  } catch {
    // It has ended already.
  }
}

async function prepare(dataDir: string, settings: EmbeddedOptions['settings']): Promise<Server> {
  if (process.platform === 'win32')
    throw new OperatorError('On Windows, set DATABASE_URL to a PostgreSQL server.')
  makeFolder(dataDir)
  const binaries = binariesFolder()
  const cluster = join(dataDir, 'postgres')
  const socketFolder = socketFolderOf(dataDir)
  const account = accountFor([join(binaries, 'postgres'), cluster, socketFolder])
  makeSocketFolder(socketFolder, account)
  await makeCluster({ dataDir, binaries, account })
  return {
    cluster,
    socketFolder,
    binaries,
    account,
    logFile: join(dataDir, 'postgres.log'),
    settings: { ...defaultSettings, ...settings },
  }
}

async function takeLease(server: Server): Promise<pg.Client> {
  for (;;) {
    await ensureRunning(server)
    const client = connectionTo(server, leaseName)
    try {
      await client.connect()
      return client
    } catch {
      // Another program was just stopping it.
      await client.end().catch(() => undefined)
    }
  }
}

async function isLeased(server: Server): Promise<boolean> {
  const client = connectionTo(server, 'schelp')
  try {
    await client.connect()
    const leases = await client.query('select 1 from pg_stat_activity where application_name = $1', [
      leaseName,
    ])
    return leases.rows.length > 0
  } catch (error) {
    // A server that exists but is too busy to answer is in use.
    return !isAbsent(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function createDatabase(server: Server): Promise<void> {
  const client = connectionTo(server, 'schelp')
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (found.rows.length === 0) await client.query(`create database ${databaseName}`)
  } catch (error) {
    const madeByAnother = ['42P04', '23505'].includes(errorCode(error) ?? '')
    if (!madeByAnother) throw error
  } finally {
    await client.end()
  }
}

function connectionTo(server: Server, applicationName: string): pg.Client {
  const client = new pg.Client({
    connectionString: urlOf(server, 'postgres'),
    application_name: applicationName,
    connectionTimeoutMillis: answerLimitMs,
    query_timeout: answerLimitMs,
  })
  client.on('error', () => undefined)
  return client
}
