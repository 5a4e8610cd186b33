import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from './build.mjs'

const most = 450e6
const port = 4_390
let folder: string

beforeAll(async () => {
  await ensureBuilt()
  folder = mkdtempSync(join(tmpdir(), 'schelp-serving-'))
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('RUN-01 a built folder serves with what `npm ci --omit=dev` leaves in it, in less than 450 MB', async () => {
  const site = join(folder, 'site')
  const bytes = Number(execFileSync(process.execPath, ['scripts/serving-folder.mjs', site]))
  expect(bytes).toBeGreaterThan(100e6)
  expect(bytes).toBeLessThan(most)

  // Without npm on the path, absent packages cannot be installed.
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: site,
    env: { PATH: '', DATA_DIR: join(folder, 'data'), PORT: String(port), SEED: 'none', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  const ended = once(child, 'exit')
  try {
    while (child.exitCode === null && !said.join('').includes('Password:')) await delay(50)
    expect(said.join('')).toContain('Schelp stands at')
    const password = /Password:\s+(\S+)/.exec(said.join(''))?.[1] ?? ''
    const form = new URLSearchParams({ email: 'beheer@schelp.invalid', password })
    const answer = await fetch(`http://127.0.0.1:${port}/my-account/`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: { origin: `http://localhost:${port}` },
    })
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    expect(cookie.join()).toContain('session')

    // The handbook and its pictures come with the build.
    const handbook = `http://127.0.0.1:${port}/wp-admin/handleiding/`
    for (const [path, type] of [
      ['nieuws/', 'text/html'],
      ['pictures/nieuws.webp', 'image/webp'],
    ]) {
      const { status, headers } = await fetch(handbook + path, { headers: { cookie: cookie.join('; ') } })
      expect([path, status, headers.get('content-type')]).toEqual([
        path,
        200,
        expect.stringContaining(type ?? ''),
      ])
    }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}, 120_000)
