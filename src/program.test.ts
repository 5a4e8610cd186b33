import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from './platform/config.ts'
import { isAlive } from './platform/database/embedded/process.ts'
import { postmasterPid } from './platform/database/embedded/server.ts'
import { openDatabase } from './platform/database/index.ts'
import { openProgram } from './program.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'schelp-program-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('a program that cannot start leaves no database running behind', async () => {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const { url, close } = await openDatabase(config)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table account_credentials (id integer)')
  await client.end()
  await close()
  await expect(openProgram(config)).rejects.toThrow()
  const pid = postmasterPid(join(dataDir, 'postgres'))
  expect(pid !== undefined && isAlive(pid)).toBe(false)
})

it('RUN-01, abuse 31: a program whose kept secret is gone says so, and opens no database', async () => {
  const own = join(dataDir, 'no-secret')
  mkdirSync(own)
  writeFileSync(join(own, 'secret'), '')
  const config = readConfig({ DATA_DIR: own, LOG_LEVEL: 'silent' })
  await expect(openProgram(config)).rejects.toThrow(`${join(own, 'secret')} holds no secret`)
  expect(existsSync(join(own, 'postgres'))).toBe(false)
})
