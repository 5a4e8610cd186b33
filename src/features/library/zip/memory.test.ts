import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'zip-memory-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const gigabytes = process.env.SCHELP_LONG === '1' ? 10 : 2
const budget = 64 * 1024 ** 2

it(`LIB-24 keeps memory flat while a zip of ${gigabytes} GB streams`, { timeout: 120_000 }, async () => {
  const probe = fileURLToPath(new URL('./testing/memory-probe.ts', import.meta.url))
  const parameters = [probe, join(folder, 'zeros'), String(gigabytes)]
  const { stdout } = await promisify(execFile)(process.execPath, parameters)
  const { idle, most, bytes, planned } = JSON.parse(stdout)
  expect(bytes).toBe(planned)
  expect(bytes).toBeGreaterThan(gigabytes * 1024 ** 3)
  expect(most - idle).toBeLessThan(budget)
})
