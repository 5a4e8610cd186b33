import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from './build.mjs'

const folder = mkdtempSync(join(tmpdir(), 'schelp-start-'))
beforeAll(() => ensureBuilt(), 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('abuse 31: a site whose port is taken says so, makes nothing and leaves nothing running', async () => {
  const other = createServer()
  await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve))
  const port = String(other.address().port)
  const dataDir = join(folder, 'busy')
  const env = { ...process.env, PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production' }
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/main.js'], { env })
  other.close()
  expect([status, String(stderr)]).toEqual([
    78,
    `Another program listens on port ${port}; stop it, or set PORT.\n`,
  ])
  expect(existsSync(dataDir)).toBe(false)
})
