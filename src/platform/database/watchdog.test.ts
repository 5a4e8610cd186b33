import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { SilentProxy } from '../testing/silent-proxy.ts'
import { isDatabaseAway } from './database-away.ts'
import { type DatabaseHandle, openDatabase } from './index.ts'
import { byProxy } from './testing/by-proxy.ts'
import { createTestDatabase } from './testing.ts'

let direct: DatabaseHandle
beforeAll(async () => {
  direct = await createTestDatabase()
})
afterAll(() => direct.close())

let proxy: SilentProxy
let handle: DatabaseHandle
let warned: string[]
beforeEach(async () => {
  const way = await byProxy(direct.url)
  proxy = way.proxy
  warned = []
  handle = await openDatabase({ databaseUrl: way.url, dataDir: '' }, (message) => warned.push(message))
})
afterEach(async () => {
  await handle.close()
  await proxy.close()
})

const ask = () => handle.db.execute(sql`select 1`)
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'it was answered',
    (error: unknown) => error,
  )

it('abuse 36 RUN-04: nothing waits for a database that went silent, and all goes on when it speaks again', async () => {
  await ask()
  proxy.fallSilent()
  const asked = [
    ask(),
    handle.db.transaction((tx) => tx.execute(sql`select 1`)),
    ...Array.from({ length: 15 }, ask),
  ]
  for (const error of await Promise.all(asked.map(failureOf))) expect(isDatabaseAway(error)).toBe(true)
  expect(handle.watchdog.isAnswering()).toBe(false)

  proxy.speakAgain()
  await vi.waitFor(() => expect(handle.watchdog.isAnswering()).toBe(true))
  expect((await ask()).rowCount).toBe(1)
})

it('RUN-04: the log says once that the database accepts no connections, and once that it does again', async () => {
  await ask()
  proxy.refuseAll()
  for (const _ of [1, 2, 3]) expect(isDatabaseAway(await failureOf(ask()))).toBe(true)
  proxy.speakAgain()
  await vi.waitFor(() => expect(handle.watchdog.isAnswering()).toBe(true), { timeout: 5_000 })
  await ask()
  expect(warned.filter((line) => !line.startsWith('a database connection was lost'))).toEqual([
    'the database accepts no connections; it is asked again',
    'the database answers again',
  ])
})

it('abuse 36: a connection of which the database knows nothing is given up alone', async () => {
  await ask()
  proxy.silenceOpenOnes()
  expect(isDatabaseAway(await failureOf(ask()))).toBe(true)
  expect(handle.watchdog.isAnswering()).toBe(true)
  expect((await ask()).rowCount).toBe(1)
})

it('RUN-04: a statement that takes long, or waits for a lock, is left alone', async () => {
  const held = Promise.withResolvers<void>()
  const holding = handle.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`)
    await held.promise
  })
  const long = handle.db.execute(sql`select pg_sleep(4)`)
  const waiting = handle.db.execute(sql`select pg_advisory_xact_lock(1)`)
  await long
  await delay(1_000)
  held.resolve()
  await Promise.all([holding, waiting])
})

it('abuse 36: no statement runs for ever', async () => {
  const { rows } = await handle.db.execute(sql`show statement_timeout`)
  expect(rows).toEqual([{ statement_timeout: '2min' }])
})
