import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Changes, createChanges } from './changes.ts'
import type { DatabaseHandle } from './database/index.ts'
import { createTestDatabase } from './database/testing.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

let here: Changes
let there: Changes
let heardHere: string[][]
let heardThere: string[][]
beforeEach(async () => {
  here = await createChanges(handle)
  there = await createChanges(handle)
  heardHere = []
  heardThere = []
  here.subscribe((tags) => heardHere.push([...tags]))
  there.subscribe((tags) => heardThere.push([...tags]))
})
afterEach(async () => {
  await here.close()
  await there.close()
})

it('RUN-02 notifies this node at once and every other node soon, each once', async () => {
  await here.publishNow(['entry:1', 'list:jacobalia', 'entry:1'])
  expect(heardHere).toEqual([['entry:1', 'list:jacobalia']])
  await there.publishNow(['document:3'])
  await vi.waitFor(() => {
    expect(heardThere.toSorted()).toEqual([['document:3'], ['entry:1', 'list:jacobalia']])
    expect(heardHere).toEqual([['entry:1', 'list:jacobalia'], ['document:3']])
  })
})

it('RUN-02 sends more tags than one notification holds', async () => {
  const tags = Array.from({ length: 3_000 }, (_, index) => `list:plaats:‘s-gravenhage-${index}`)
  await here.publishNow(tags)
  await vi.waitFor(() => expect(heardThere.flat()).toEqual(tags))
  expect(heardThere.length).toBeGreaterThan(10)
})

it('RUN-02 does not notify a listener that unsubscribed', async () => {
  const heard: string[][] = []
  const leave = there.subscribe((tags) => heard.push([...tags]))
  leave()
  await here.publishNow(['entry:1'])
  await vi.waitFor(() => expect(heardThere).toEqual([['entry:1']]))
  expect(heard).toEqual([])
})

it('RUN-02 tells a node that loses its connection to drop everything, and notifies it again afterwards', async () => {
  await handle.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'schelp schelp_changes'`,
  )
  await vi.waitFor(() => expect(heardThere).toEqual([['*'], ['*']]))
  await vi.waitFor(() => expect(heardHere).toEqual([['*'], ['*']]))
  await here.publishNow(['entry:2'])
  await vi.waitFor(() => expect(heardThere.at(-1)).toEqual(['entry:2']))
})

it('RUN-02 sends a notification again later if it fails', async () => {
  const pool = { query: vi.spyOn(handle.pool, 'query') }
  pool.query.mockImplementationOnce(() => Promise.reject(new Error('no connection')))
  await here.publishNow(['entry:4'])
  expect(heardHere).toEqual([['entry:4']])
  await vi.waitFor(() => expect(heardThere).toEqual([['entry:4']]))
})

it('RUN-02 notifies of the changes of a transaction when it commits, and not if it fails', async () => {
  const { db } = handle
  await db.transaction(async (tx) => {
    await here.publish(['entry:5'], tx)
    expect(heardHere).toEqual([])
  })
  expect(heardHere).toEqual([['entry:5']])
  const rolledBack = db.transaction(async (tx) => {
    await here.publish(['entry:6'], tx)
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  await here.publishNow(['entry:7'])
  await vi.waitFor(() => expect(heardThere).toEqual([['entry:5'], ['entry:7']]))
  expect(heardHere).toEqual([['entry:5'], ['entry:7']])
})
