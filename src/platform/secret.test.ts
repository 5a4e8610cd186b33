import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSecret } from './secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'schelp-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('makes a secret once, which only its owner can read', () => {
  const dataDir = join(folder, 'data')
  const secret = readSecret({ dataDir })
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(readSecret({ dataDir })).toBe(secret)
  expect(readdirSync(dataDir)).toEqual(['secret'])
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
})

it('uses the given secret and leaves no file', () => {
  const dataDir = join(folder, 'given')
  expect(readSecret({ dataDir, secret: 's'.repeat(32) })).toBe('s'.repeat(32))
  expect(() => statSync(dataDir)).toThrow()
})
