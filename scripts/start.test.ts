import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ensureBuilt } from './build.mjs'

const folder = mkdtempSync(join(tmpdir(), 'schelp-start-'))
beforeAll(() => ensureBuilt(), 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program that listens; gives its port. */
async function listening() {
  const other = createServer()
  await once(other.listen(0, '127.0.0.1'), 'listening')
  return { other, port: String((other.address() as AddressInfo).port) }
}

const settings = (port: string, name: string) => ({
  ...process.env,
  PORT: port,
  DATA_DIR: join(folder, name),
  DATABASE_URL: '',
  NODE_ENV: 'production',
  SEED: 'none',
  LOG_LEVEL: 'error',
})

/** A busy machine makes a new database and its tables in a minute. */
const slowly = { timeout: 100_000, interval: 200 }

/** Starts the site; `said` is all that it wrote so far. */
function start(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['dist/server/main.js'], { env, detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      said += piece
    })
  return { child, said: () => said, ended: once(child, 'exit') }
}

it('abuse 31: at a terminal, a site whose port is taken says so at once, makes nothing and leaves nothing running', async () => {
  const { other, port } = await listening()
  const env = settings(port, 'busy')
  const atTerminal = `import os, pty, sys
status = pty.spawn(sys.argv[1:])
sys.exit(os.waitstatus_to_exitcode(status))`
  const { status, stdout } = spawnSync(
    'python3',
    ['-c', atTerminal, process.execPath, 'dist/server/main.js'],
    { env },
  )
  other.close()
  expect([status, String(stdout).trim()]).toEqual([
    78,
    `Another program listens on port ${port}; stop it, or set PORT.`,
  ])
  expect(existsSync(env.DATA_DIR)).toBe(false)
})

it('abuse 31 RUN-04: a service whose port is taken waits for it, and ends when told to', async () => {
  const { other, port } = await listening()
  const env = settings(port, 'waits')
  const { child, said, ended } = start(env)
  await vi.waitFor(() =>
    expect(said()).toMatch(/^Another program listens on port .* Trying again in 1 s\.$/m),
  )
  expect(existsSync(env.DATA_DIR)).toBe(false)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  other.close()
})

it('abuse 31 RUN-04: two signals, also to the whole group, leave no database behind; the port opens when the site is ready', async () => {
  const { other, port } = await listening()
  other.close()
  const env = settings(port, 'signals')
  const { child, said, ended } = start(env)
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const first = await vi.waitFor(() => ask('/ready'), slowly)
  expect([200, 503]).toContain(first.status)
  await vi.waitFor(async () => expect((await ask('/ready')).status).toBe(200), slowly)
  await vi.waitFor(() => expect(said()).toContain('Schelp stands at'))
  expect(existsSync(join(env.DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(true)
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  process.kill(-(child.pid ?? 0), 'SIGINT')
  await ended
  await vi.waitFor(() => expect(existsSync(join(env.DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false))
})
