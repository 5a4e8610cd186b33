import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import runtime from '../scripts/runtime.json' with { type: 'json' }
import { fetchWhole } from './fetch-whole.ts'

/** The built site, running on a data folder. */
export interface RunningSite {
  url: string
  pid: number
  /** Milliseconds from the command to the first page. */
  startedMs: number
  dataDir: string
  stop(): Promise<void>
}

const startLimitMs = 180_000
const program = join(import.meta.dirname, '..', 'dist', 'server', 'main.js')

/**
 * Starts the built site. `X-Forwarded-For` tells visitors apart, so that the limits for one visitor do not stop a
 * benchmark.
 */
export async function startSite(dataDir: string, seed: 'demo' | 'none', path = '/'): Promise<RunningSite> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, [...runtime.options, program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...runtime.env,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      SITE_URL: url,
      SEED: seed,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    },
  })
  const exited = once(child, 'exit')
  for (;;) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error('the site does not start')
    if (performance.now() - started > startLimitMs) throw new Error('the site does not answer')
    const answer = await fetchWhole(url + path).catch(() => undefined)
    if (answer && answer.status < 500) break
    await delay(10)
  }
  return {
    url,
    pid: child.pid,
    startedMs: performance.now() - started,
    dataDir,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** The process id of the embedded database; undefined if none is running. */
export function databasePid({ dataDir }: Pick<RunningSite, 'dataDir'>): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** Makes a folder and removes it after `use`. */
export async function withFolder<Value>(use: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'schelp-bench-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts a site on a folder and stops it after `use`. */
export async function withSite<Value>(
  dataDir: string,
  seed: 'demo' | 'none',
  use: (site: RunningSite) => Promise<Value>,
): Promise<Value> {
  const site = await startSite(dataDir, seed)
  try {
    return await use(site)
  } finally {
    await site.stop()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
