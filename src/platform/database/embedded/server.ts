import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '../../error-code.ts'
import { OperatorError } from '../../operator-error.ts'
import type { Account } from './account.ts'
import { isAlive } from './process.ts'

/** One embedded PostgreSQL: all that is needed to start it, find it and stop it. */
export interface Server {
  cluster: string
  socketFolder: string
  binaries: string
  account: Account
  logFile: string
  settings: Readonly<Record<string, string | number>>
}

/** Small, durable and reachable only through a socket; the log does not contain what visitors type. */
export const defaultSettings = {
  listen_addresses: '',
  port: 5432,
  max_connections: 40,
  shared_buffers: '32MB',
  random_page_cost: 1.1,
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** Crash recovery replays at most `max_wal_size` (1 GB). */
const startLimitMs = 300_000
/** How long the system may take to remove a killed server, whose lock file counts until then. */
const staleLockMs = 15_000
const stopLimitMs = 30_000
const pauseMs = 20
const logLimitBytes = 5_000_000

/** A URL that both `pg` and libpq understand. */
export const urlOf = (server: Pick<Server, 'socketFolder'>, database: string) =>
  `postgresql:///${database}?host=${encodeURIComponent(server.socketFolder)}&port=${defaultSettings.port}&user=postgres`

/**
 * Resolves when the server answers. A server that runs already is used: it outlives a killed program, and programs on
 * one data folder share it. One that is starting, recovering or stopping is waited for.
 */
export async function ensureRunning(server: Server): Promise<void> {
  const begun = Date.now()
  let launched: Launched | undefined
  for (;;) {
    const state = await stateOf(server)
    if (state === 'ready') return
    const waitedMs = Date.now() - begun
    if (waitedMs > startLimitMs) throw new OperatorError(`PostgreSQL does not answer. See ${server.logFile}.`)
    if (state === 'absent' && !launched?.isAlive()) {
      const complaint = launched?.output()
      if (complaint && (waitedMs > staleLockMs || !/lock file|shared memory/.test(complaint))) {
        const cause = fullDisk(complaint)
        throw cause
          ? new OperatorError(`The disk of ${server.cluster} is full: PostgreSQL does not start.`, { cause })
          : new OperatorError(`PostgreSQL does not start:\n${complaint}`)
      }
      launched = launch(server)
    }
    await delay(pauseMs)
  }
}

/** Stops the server and disconnects its clients. Resolves when its process is gone. */
export async function stop(server: Pick<Server, 'cluster' | 'logFile'>): Promise<void> {
  const pid = postmasterPid(server.cluster)
  if (pid === undefined || !isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  const limit = Date.now() + stopLimitMs
  while (postmasterPid(server.cluster) === pid && isAlive(pid)) {
    if (Date.now() > limit)
      throw new OperatorError(`PostgreSQL (process ${pid}) does not stop. See ${server.logFile}.`)
    await delay(pauseMs)
  }
}

/** Returns the process id in the lock file, if there is one; that process may be long dead. */
export function postmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

async function stateOf(server: Server): Promise<'ready' | 'busy' | 'absent'> {
  const client = new pg.Client({
    connectionString: urlOf(server, 'postgres'),
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    if (isAbsent(error)) return 'absent'
    if (errorCode(error) === tooManyConnections) return 'ready'
    if (errorCode(error) === 'EACCES') throw error
    return 'busy'
  } finally {
    await client.end().catch(() => undefined)
  }
}

const tooManyConnections = '53300'

/** Whether a connection failed because no server listens. */
export const isAbsent = (error: unknown) => ['ENOENT', 'ECONNREFUSED'].includes(errorCode(error) ?? '')

/** The error for a log that complains of a full disk, which `isDiskFull` recognizes. */
export const fullDisk = (complaint: string): Error | undefined =>
  complaint.includes('No space left on device')
    ? Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })
    : undefined

interface Launched {
  isAlive(): boolean
  /** The output so far. */
  output(): string
}

/**
 * Starts the server in a process group of its own, so that Ctrl-C in a terminal does not stop it before the program.
 */
function launch(server: Server): Launched {
  const log = openSync(server.logFile, 'a', 0o600)
  try {
    if (statSync(server.logFile).size > logLimitBytes) ftruncateSync(log)
    const from = statSync(server.logFile).size
    const settings = { ...server.settings, unix_socket_directories: server.socketFolder }
    const [command = '', ...args] = [
      ...server.account.prefix,
      join(server.binaries, 'postgres'),
      '-D',
      server.cluster,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]
    const child: ChildProcess = spawn(command, args, {
      ...server.account.spawn,
      cwd: '/',
      env: { PATH: process.env.PATH },
      detached: true,
      stdio: ['ignore', log, log],
    })
    let failure: Error | undefined
    child.on('error', (error) => {
      failure = error
    })
    child.unref()
    return {
      isAlive: () => !failure && child.exitCode === null && child.signalCode === null,
      output: () => failure?.message ?? readFileSync(server.logFile).subarray(from).toString(),
    }
  } finally {
    closeSync(log)
  }
}
