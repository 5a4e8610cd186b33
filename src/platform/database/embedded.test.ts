import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAlive } from './embedded/process.ts'
import { postmasterPid } from './embedded/server.ts'
import { socketFolderOf } from './embedded/socket-folder.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts'
import { openDatabase } from './index.ts'

/** A folder of mode 700, like a private clone. */
const folder = mkdtempSync(join(tmpdir(), 'schelp-embedded-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const clusterOf = (dataDir: string) => join(dataDir, 'postgres')

function runningPid(dataDir: string): number | undefined {
  const pid = postmasterPid(clusterOf(dataDir))
  return pid !== undefined && isAlive(pid) ? pid : undefined
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Inserts rows until one fails; returns how many were acknowledged. */
async function writeUntilItFails(url: string, table: string, written: () => void): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`create table ${table} (id integer primary key)`)
  for (let acknowledged = 0; ; acknowledged++) {
    try {
      await client.query(`insert into ${table} values ($1)`, [acknowledged])
    } catch {
      return acknowledged
    }
    if (acknowledged === 50) written()
  }
}

/** Starts a separate program on a data folder; resolves when its statement is acknowledged. */
async function startProgram(dataDir: string, statement: string) {
  const source = `
    const { openEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
    const { default: pg } = await import('pg')
    const { url } = await openEmbedded(${JSON.stringify(dataDir)})
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(${JSON.stringify(statement)})
    console.log('acknowledged')`
  const program = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(program.stdout, 'data')
  return program
}

describe('the server of a data folder', () => {
  const dataDir = join(folder, 'data')
  let opened: EmbeddedDatabase[] = []
  const open = async () => {
    const database = await openEmbedded(dataDir)
    opened.push(database)
    return database
  }
  beforeAll(async () => (await openEmbedded(dataDir)).close())
  beforeEach(() => {
    opened = []
    return async () => {
      for (const database of opened) await database.close()
      expect(runningPid(dataDir), 'a server was left running').toBeUndefined()
    }
  })

  it('RUN-02 starts in an empty folder, and keeps the data after a restart', async () => {
    const { url, close } = await open()
    await query(url, "create table kept as select 'here' as word")
    await close()
    expect(runningPid(dataDir)).toBeUndefined()
    expect(await query((await open()).url, 'select word from kept')).toEqual([{ word: 'here' }])
  })

  it('RUN-02 writes durably, and admits no other users', async () => {
    const { url } = await open()
    const settings = await query(
      url,
      "select name, setting from pg_settings where name in ('fsync', 'listen_addresses', 'synchronous_commit')",
    )
    expect(settings).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'synchronous_commit', setting: 'on' },
    ])
    expect(statSync(socketFolderOf(dataDir)).mode & 0o777).toBe(0o700)
    expect(statSync(clusterOf(dataDir)).mode & 0o777).toBe(0o700)
  })

  it('RUN-02 shares a server between two programs, and stops it with the last one', async () => {
    const [site, command] = await Promise.all([open(), open()])
    const pid = runningPid(dataDir)
    await command.close()
    expect(runningPid(dataDir)).toBe(pid)
    expect(await query(site.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await site.close()
    expect(runningPid(dataDir)).toBeUndefined()
  })

  it('RUN-04 leaves the server of a killed program running, for its next start', async () => {
    const program = await startProgram(dataDir, 'create table acknowledged as select 7 as number')
    const pid = runningPid(dataDir)
    program.kill('SIGKILL')
    await once(program, 'exit')
    const { url } = await open()
    expect(runningPid(dataDir)).toBe(pid)
    expect(await query(url, 'select number from acknowledged')).toEqual([{ number: 7 }])
  })

  it('RUN-04 starts after program and server were killed, despite the lock file that they left', async () => {
    const program = await startProgram(dataDir, 'create table before_the_crash as select 8 as number')
    program.kill('SIGKILL')
    process.kill(runningPid(dataDir) ?? 0, 'SIGKILL')
    expect(postmasterPid(clusterOf(dataDir))).toBeDefined()
    const { url } = await open()
    expect(await query(url, 'select number from before_the_crash')).toEqual([{ number: 8 }])
  })

  it('RUN-04 starts a killed server again, and keeps every acknowledged row', async () => {
    const { url } = await open()
    const killed = runningPid(dataDir)
    const acknowledged = await writeUntilItFails(url, 'killed_alone', () =>
      process.kill(killed ?? 0, 'SIGKILL'),
    )
    await vi.waitFor(async () => expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]))
    expect(runningPid(dataDir)).not.toBe(killed)
    const [row] = await query(url, 'select count(*)::int as count, max(id) as last from killed_alone')
    expect(row).toEqual({ count: acknowledged, last: acknowledged - 1 })
  })

  it('RUN-04 connects a pool again after the server was killed', async () => {
    const warnings: string[] = []
    const handle = await openDatabase({ dataDir }, (message) => warnings.push(message))
    try {
      await handle.pool.query('select 1')
      process.kill(runningPid(dataDir) ?? 0, 'SIGKILL')
      await vi.waitFor(() => expect(warnings.join()).toContain('started again'))
      await vi.waitFor(async () =>
        expect((await handle.pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]),
      )
    } finally {
      await handle.close()
    }
  })

  it('RUN-04 fails only the transaction that was open when the server was killed', async () => {
    const handle = await openDatabase({ dataDir })
    try {
      const transaction = handle.db.transaction(async (tx) => {
        await tx.execute('select 1')
        process.kill(runningPid(dataDir) ?? 0, 'SIGKILL')
        // Long enough for the connection to break while it runs no query.
        await delay(200)
        await tx.execute('select 2')
      })
      await expect(transaction).rejects.toThrow()
      await vi.waitFor(async () =>
        expect((await handle.pool.query('select 3 as three')).rows).toEqual([{ three: 3 }]),
      )
    } finally {
      await handle.close()
    }
  })
})

it('RUN-02 makes one database if two programs start for the first time together', async () => {
  const dataDir = join(folder, 'race')
  const [one, two] = await Promise.all([openEmbedded(dataDir), openEmbedded(dataDir)])
  await query(one.url, 'create table made_by_one as select 1 as number')
  expect(await query(two.url, 'select number from made_by_one')).toEqual([{ number: 1 }])
  await one.close()
  await two.close()
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log', 'socket'])
})

it('RUN-04 starts after a first start that was killed halfway', async () => {
  const dataDir = join(folder, 'halfway')
  const dead = spawn(process.execPath, ['--version'])
  await once(dead, 'exit')
  mkdirSync(join(dataDir, `postgres.new-${dead.pid}-abc`, 'base'), { recursive: true })
  await (await openEmbedded(dataDir)).close()
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log', 'socket'])
})

it('RUN-01 works in a folder whose path is too long for a socket', async () => {
  const dataDir = join(folder, 'deep'.repeat(20), 'deeper'.repeat(10))
  const { url, close } = await openEmbedded(dataDir)
  try {
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(socketFolderOf(dataDir)).toMatch(/schelp-[\da-f]{16}$/)
  } finally {
    await close()
  }
  expect(existsSync(join(dataDir, 'socket'))).toBe(false)
  rmSync(socketFolderOf(dataDir), { recursive: true })
})

it('refuses a socket folder that others may enter', async () => {
  const dataDir = join(folder, 'open')
  mkdirSync(join(dataDir, 'socket'), { recursive: true })
  chmodSync(join(dataDir, 'socket'), 0o777)
  await expect(openEmbedded(dataDir)).rejects.toThrow('belongs to another user or is open to others')
})

it('says why PostgreSQL does not start', async () => {
  const dataDir = join(folder, 'other-version')
  await (await openEmbedded(dataDir)).close()
  writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '12\n')
  await expect(openEmbedded(dataDir)).rejects.toThrow('database files are incompatible with server')
})
