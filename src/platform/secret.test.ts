import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { OperatorError } from './operator-error.ts'
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

it('uses the secret of the settings, and writes no file', () => {
  const dataDir = join(folder, 'given')
  expect(readSecret({ dataDir, secret: 's'.repeat(32) })).toBe('s'.repeat(32))
  expect(() => statSync(dataDir)).toThrow()
})

it.each(['', '\n', 'te kort\n', `${' '.repeat(40)}\n`])(
  'RUN-01, abuse 31: names a file without a usable secret, and leaves it as it is: %j',
  (contents) => {
    const dataDir = mkdtempSync(join(folder, 'short-'))
    const file = join(dataDir, 'secret')
    writeFileSync(file, contents)
    expect(() => readSecret({ dataDir })).toThrow(OperatorError)
    expect(() => readSecret({ dataDir })).toThrow(file)
    expect(readFileSync(file, 'utf8')).toBe(contents)
  },
)
