import { execFile } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '../../operator-error.ts'
import type { Account } from './account.ts'
import { isAlive } from './process.ts'
import { fullDisk } from './server.ts'

const run = promisify(execFile)

/**
 * Creates the database files of a data folder, unless they exist. They appear by one rename, so that a first start
 * may be killed, and two may run at the same time.
 *
 * Text is compared by code point on every host, because an update of its C library could change the order under the
 * indexes; lists for people use the collation `schelp_natural`.
 */
export async function makeCluster(options: {
  dataDir: string
  binaries: string
  account: Account
}): Promise<string> {
  const { dataDir, binaries, account } = options
  const cluster = join(dataDir, 'postgres')
  const exists = () => existsSync(join(cluster, 'PG_VERSION'))
  if (exists()) return cluster

  removeUnfinished(dataDir)
  const folder = mkdtempSync(join(dataDir, `${unfinished}${process.pid}-`))
  if (account.owner) chownSync(folder, account.owner.uid, account.owner.gid)
  try {
    const [command = '', ...args] = [
      ...account.prefix,
      join(binaries, 'initdb'),
      `--pgdata=${folder}`,
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
    ]
    await run(command, args, { ...account.spawn, cwd: '/', env: { PATH: process.env.PATH } })
    renameSync(folder, cluster)
    syncFolder(dataDir)
  } catch (error) {
    if (!exists())
      throw new OperatorError(`PostgreSQL cannot make its files: ${reasonIn(error)}`, {
        cause: fullDisk(reasonIn(error)) ?? error,
      })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return cluster
}

/**
 * The reason in the output of `initdb`, which prints its steps, then the error, and sometimes its clean-up. On a full
 * disk the first error tells the reason.
 */
export function reasonIn(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).trim().split('\n')
  const wrong =
    lines.find((line) => line.endsWith('No space left on device')) ??
    lines.findLast((line) => /\b(?:error|FATAL|PANIC): /.test(line))
  return wrong?.replace(/^.*\b(?:error|FATAL|PANIC): +/, '') ?? lines.at(-1) ?? ''
}

const unfinished = 'postgres.new-'

/** Removes what a killed first start left behind. */
function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = Number(name.startsWith(unfinished) && name.slice(unfinished.length).split('-')[0])
    if (pid > 0 && !isAlive(pid)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

/** Makes a rename in the folder survive a power cut. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
