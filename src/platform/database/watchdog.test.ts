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
const failureOf = (query: Promise<unknown>) =>
  query.then(
    () => 'it was answered',
    (error: unknown) => error,
  )

it('abuse 36 RUN-08: gives up all waiting for a database that went silent, and continues when it answers again', async () => {
  await ask()
  proxy.fallSilent()
  const queries = [
    ask(),
    handle.db.transaction((tx) => tx.execute(sql`select 1`)),
    ...Array.from({ length: 15 }, ask),
  ]
  for (const error of await Promise.all(queries.map(failureOf))) expect(isDatabaseAway(error)).toBe(true)
  expect(handle.watchdog.isAnswering()).toBe(false)

  proxy.speakAgain()
  await vi.waitFor(() => expect(handle.watchdog.isAnswering()).toBe(true))
  expect((await ask()).rowCount).toBe(1)
})

it('RUN-08: logs once that the database accepts no connections, and once that it does again', async () => {
  await ask()
  proxy.refuseAll()
  for (const _ of [1, 2, 3]) expect(isDatabaseAway(await failureOf(ask()))).toBe(true)
  proxy.speakAgain()
  await vi.waitFor(() => expect(handle.watchdog.isAnswering()).toBe(true), { timeout: 5_000 })
  await ask()
  expect(warned.filter((line) => !line.startsWith('a database connection was lost'))).toEqual([
    'the database accepts no connections: it is tried again; if this lasts, check its log',
    'the database answers again',
  ])
})

it('abuse 36: gives up only the connection that the database knows nothing of', async () => {
  await ask()
  proxy.silenceOpenOnes()
  expect(isDatabaseAway(await failureOf(ask()))).toBe(true)
  expect(handle.watchdog.isAnswering()).toBe(true)
  expect((await ask()).rowCount).toBe(1)
})

it('RUN-08: leaves a statement alone that takes long or waits for a lock', async () => {
  const release = Promise.withResolvers<void>()
  const holding = handle.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`)
    await release.promise
  })
  const long = handle.db.execute(sql`select pg_sleep(4)`)
  const waiting = handle.db.execute(sql`select pg_advisory_xact_lock(1)`)
  await long
  await delay(1_000)
  release.resolve()
  await Promise.all([holding, waiting])
})

it('abuse 36: ends a statement that runs too long', async () => {
  const { rows } = await handle.db.execute(sql`show statement_timeout`)
  expect(rows).toEqual([{ statement_timeout: '2min' }])
})
