import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type DatabaseHandle, openDatabase } from './database/index.ts'
import { byProxy } from './database/testing/by-proxy.ts'
import { createTestDatabase } from './database/testing.ts'
import { createJobs, type JobKind, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'

const log = createLog({ logLevel: 'silent' })

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

let jobs: Jobs
beforeEach(() => {
  jobs = createJobs({ handle, log })
})
afterEach(() => jobs.stop())

const kindOf = (
  name: string,
  more: Partial<JobKind<{ number: number }>> = {},
): JobKind<{ number: number }> => ({ name, schema: z.object({ number: z.int() }), ...more })

async function stateOf(name: string): Promise<unknown> {
  const { rows } = await handle.pool.query(
    'select state, start_after > now() as later from pgboss.job where name = $1',
    [name],
  )
  return rows[0]
}

const makeDue = (name: string) =>
  handle.pool.query('update pgboss.job set start_after = now() where name = $1', [name])

/** Runs a kind and collects the numbers in its payloads. */
function collecting(kind: JobKind<{ number: number }>): number[] {
  const numbers: number[] = []
  jobs.define(kind, async ({ number }) => {
    numbers.push(number)
  })
  return numbers
}

it('runs every job, also a hundred that are sent at once, without a pause in between', async () => {
  const numbers = collecting(kindOf('many'))
  await jobs.start()
  const all = Array.from({ length: 100 }, (_, index) => index)
  await Promise.all(all.map((number) => jobs.send(kindOf('many'), { number })))
  await vi.waitFor(() => expect(numbers.toSorted((a, b) => a - b)).toEqual(all))
})

it('RUN-04 adds a job exactly if the transaction that sends it commits', async () => {
  const numbers = collecting(kindOf('in-transaction'))
  await jobs.start()
  const failing = handle.db.transaction(async (tx) => {
    await jobs.send(kindOf('in-transaction'), { number: 1 }, { tx })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await handle.db.transaction((tx) => jobs.send(kindOf('in-transaction'), { number: 2 }, { tx }))
  await vi.waitFor(() => expect(numbers).toEqual([2]))
})

it('RUN-04 runs a job that was sent by a program that has ended', async () => {
  await jobs.send(kindOf('left-behind'), { number: 7 })
  await jobs.stop()
  jobs = createJobs({ handle, log })
  const numbers = collecting(kindOf('left-behind'))
  await jobs.start()
  await vi.waitFor(() => expect(numbers).toEqual([7]))
})

it('retries a failed job later, and gives up after its limit', async () => {
  let attempts = 0
  jobs.define(kindOf('failing', { retryLimit: 1 }), async () => {
    attempts++
    throw new Error('not today')
  })
  await jobs.start()
  await jobs.send(kindOf('failing', { retryLimit: 1 }), { number: 1 })
  await vi.waitFor(async () => expect(await stateOf('failing')).toEqual({ state: 'retry', later: true }))
  await makeDue('failing')
  await vi.waitFor(async () => expect(await stateOf('failing')).toMatchObject({ state: 'failed' }))
  expect(attempts).toBe(2)
})

it('does not add a job if one with the same key is waiting', async () => {
  const kind = kindOf('single')
  for (const number of [1, 2, 3]) await jobs.send(kind, { number }, { singletonKey: 'library/12' })
  await jobs.send(kind, { number: 4 }, { singletonKey: 'library/13' })
  const numbers = collecting(kind)
  await jobs.start()
  await vi.waitFor(() => expect(numbers.toSorted()).toEqual([1, 4]))
})

it('RUN-04 holds a waiting job back until a transaction that sends the same job has committed', async () => {
  const kind = kindOf('single-in-transaction')
  await handle.pool.query('create table written (number integer)')
  const seen: unknown[] = []
  jobs.define(kind, async () => {
    seen.push((await handle.pool.query('select count(*)::int as count from written')).rows[0])
  })
  await jobs.start()
  await jobs.send(kind, { number: 1 }, { singletonKey: 'k', startAfter: new Date(Date.now() + 500) })
  await handle.db.transaction(async (tx) => {
    await jobs.send(kind, { number: 2 }, { singletonKey: 'k', tx })
    await tx.execute('insert into written values (1)')
    await tx.execute('select pg_sleep(1.5)')
    expect(seen).toEqual([])
  })
  await vi.waitFor(() => expect(seen).toEqual([{ count: 1 }]))
})

it('refuses a payload that does not fit its schema', async () => {
  await expect(jobs.send(kindOf('typed'), { number: 1.5 })).rejects.toThrow()
})

it('lets running jobs finish when it stops', async () => {
  let finish = () => {}
  let finished = false
  const begun = new Promise<void>((begin) => {
    jobs.define(kindOf('slow'), async () => {
      begin()
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      finished = true
    })
  })
  await jobs.start()
  await jobs.send(kindOf('slow'), { number: 1 })
  await begun
  const stopping = jobs.stop()
  finish()
  await stopping
  expect(finished).toBe(true)
  const { rows } = await handle.pool.query("select state from pgboss.job where name = 'slow'")
  expect(rows).toEqual([{ state: 'completed' }])
})

it('RUN-04 runs a job again if its program was killed', async () => {
  const numbers = collecting(kindOf('killed'))
  await jobs.send(kindOf('killed'), { number: 5 })
  await handle.pool.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
     where name = 'killed'`,
  )
  await jobs.start()
  expect(await stateOf('killed')).toEqual({ state: 'retry', later: true })
  await makeDue('killed')
  await vi.waitFor(() => expect(numbers).toEqual([5]))
})

it('schedules a job by the clock of Amsterdam, once for all nodes', async () => {
  const nightly: JobKind<Record<string, never>> = { name: 'nightly', schema: z.object({}) }
  const other = createJobs({ handle, log })
  await jobs.schedule(nightly, '15 3 * * *')
  await other.schedule(nightly, '30 3 * * *')
  await other.stop()
  const { rows } = await handle.pool.query('select name, cron, timezone from pgboss.schedule')
  expect(rows).toEqual([{ name: 'nightly', cron: '30 3 * * *', timezone: 'Europe/Amsterdam' }])
})

it('RUN-04 does not fill the log while the database does not answer', async () => {
  const { proxy, url } = await byProxy(handle.url)
  const away = await openDatabase({ databaseUrl: url, dataDir: '' })
  const lines: { level: string; msg: string }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  jobs = createJobs({ handle: away, log: createLog({ logLevel: 'debug' }, { write }) })
  collecting(kindOf('away'))
  await jobs.start()
  await proxy.close()
  // The first lines come from the listener and the worker; after them, each worker reports by itself.
  const trouble = () => lines.filter(({ msg }) => msg === 'the job queue failed; its workers try again')
  await vi.waitFor(() => expect(trouble().length).toBeGreaterThan(5), { timeout: 90_000 })
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  await jobs.stop()
  await away.close()
})
