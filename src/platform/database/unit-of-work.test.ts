import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createCache } from '../cache.ts'
import { type Changes, createChanges } from '../changes.ts'
import { createJobs } from '../jobs.ts'
import { createLog } from '../log.ts'
import type { DatabaseHandle } from './index.ts'
import { comingFrom } from './note-origin.ts'
import { createTestDatabase } from './testing.ts'
import { onceCommitted, outsideUnit, unitOfWork } from './unit-of-work.ts'

let handle: DatabaseHandle
let changes: Changes
beforeAll(async () => {
  handle = await createTestDatabase()
  changes = await createChanges(handle)
  await handle.pool.query('create table words (word text primary key)')
})
afterAll(async () => {
  await changes.close()
  await handle.close()
})
beforeEach(() => handle.pool.query('truncate words'))

const unit = <Answer>(act: () => Promise<Answer>, isDone?: (answer: Answer) => boolean) =>
  unitOfWork(handle.db, act, isDone)
const write = (word: string) => handle.db.execute(sql`insert into words values (${word})`)
const writeInPart = (word: string, act = async (): Promise<unknown> => undefined) =>
  handle.db.transaction(async (tx) => {
    await tx.execute(sql`insert into words values (${word})`)
    await act()
  })
const read = async () => {
  const { rows } = await handle.db.execute<{ word: string }>(sql`select word from words order by word`)
  return rows.map(({ word }) => word)
}
const fails = () => Promise.reject(new Error('it failed'))

it('abuse 21 commits everything in a unit of work together, visible to nobody before', async () => {
  await unit(async () => {
    await write('a')
    await writeInPart('b', () => writeInPart('c'))
    expect(await read()).toEqual(['a', 'b', 'c'])
    expect(await outsideUnit(read)).toEqual([])
  })
  expect(await read()).toEqual(['a', 'b', 'c'])
})

it('abuse 21 stores nothing of a unit of work that fails or is refused', async () => {
  await expect(
    unit(async () => {
      await writeInPart('a')
      await write('b')
      return fails()
    }),
  ).rejects.toThrow('it failed')
  const refused = await unit(
    async () => {
      await writeInPart('c')
      return { ok: false }
    },
    ({ ok }) => ok,
  )
  expect([refused, await read()]).toEqual([{ ok: false }, []])
})

it('abuse 21 lets a part fail alone, and makes a unit within a unit a part', async () => {
  await unit(async () => {
    await write('a')
    await writeInPart('b', fails).catch(() => undefined)
    await writeInPart('a').catch(() => undefined)
    await unit(
      () => write('c'),
      () => false,
    )
    await writeInPart('d')
  })
  expect(await read()).toEqual(['a', 'd'])
})

it('tells the triggers in each part where its rows come from, whatever other parts were told', async () => {
  const seen: (string | undefined)[] = []
  const part = () =>
    handle.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ source: string }>(
        sql`select current_setting('schelp.source', true) as source`,
      )
      seen.push(rows[0]?.source)
    })
  await comingFrom('one', () =>
    unit(async () => {
      await part()
      await comingFrom('two', () => handle.db.transaction(() => part()))
      await part()
      await comingFrom('three', () => handle.db.transaction(() => part().then(fails))).catch(() => undefined)
      await part()
    }),
  )
  expect(seen).toEqual(['one', 'two', 'one', 'three', 'one'])
})

it('runs parts that begin at the same time one after the other', async () => {
  await unit(() =>
    Promise.all([
      writeInPart('a', () => delay(20).then(fails)).catch(() => undefined),
      writeInPart('b', () => writeInPart('c')),
    ]),
  )
  expect(await read()).toEqual(['b', 'c'])
})

it('abuse 21 stores nothing of what is still running when a unit of work fails', async () => {
  const late = Promise.withResolvers<unknown>()
  await expect(
    unit(() =>
      Promise.all([
        fails(),
        writeInPart('a', () => delay(20)),
        writeInPart('b'),
        delay(40)
          .then(() => write('c'))
          .then(late.resolve, late.resolve),
      ]),
    ),
  ).rejects.toThrow('it failed')
  expect(await late.promise).toMatchObject({ message: expect.stringContaining('failed') })
  expect(await read()).toEqual([])
})

it('abuse 21 fails a unit of work in which a statement failed and its error was ignored', async () => {
  const committed = unit(async () => {
    await write('a')
    await write('a').catch(() => undefined)
  })
  await expect(committed).rejects.toMatchObject({
    cause: { message: expect.stringContaining('nothing was committed') },
  })
  expect(await read()).toEqual([])
})

it('abuse 22 gives a unit of work no second connection, and ends more units than there are connections', async () => {
  await expect(unit(() => handle.pool.query('select 1'))).rejects.toThrow('must use its own connection')
  await Promise.all(
    Array.from({ length: 40 }, (_, at) => unit(() => writeInPart(`${at}`, () => write(`${at} and more`)))),
  )
  expect(await read()).toHaveLength(80)
})

it('abuse 21 publishes changes with the commit, and reads nothing from a cache that the unit has changed', async () => {
  const cache = createCache<'all', string[]>(changes, { tags: ['words'] })
  const all = () => cache.get('all', read)
  const published: string[] = []
  const end = changes.subscribe((tags) => published.push(...tags))
  const change = (word: string) =>
    handle.db.transaction(async (tx) => {
      await tx.execute(sql`insert into words values (${word})`)
      await changes.publish(['words'], tx)
    })
  expect(await all()).toEqual([])
  await unit(async () => {
    expect(await all()).toEqual([])
    await change('a')
    expect([await all(), published]).toEqual([['a'], []])
    expect(await outsideUnit(all)).toEqual([])
    return fails()
  }).catch(() => undefined)
  expect([await all(), published]).toEqual([[], []])
  await unit(() => change('b'))
  expect([await all(), published]).toEqual([['b'], ['words']])
  await unit(async () => {
    await write('c')
    await changes.publishNow(['words'])
    expect(published).toEqual(['words'])
  })
  expect([await all(), published]).toEqual([
    ['b', 'c'],
    ['words', 'words'],
  ])
  end()
})

it('abuse 21 adds a job that is sent in a unit of work when that commits', async () => {
  const jobs = createJobs({ handle, log: createLog({ logLevel: 'silent' }) })
  const kind = { name: 'proof', schema: z.object({}) }
  const waiting = async () =>
    (await handle.pool.query("select 1 from pgboss.job where name = 'proof'")).rowCount
  await unit(() => jobs.send(kind, {}).then(fails)).catch(() => undefined)
  expect(await waiting()).toBe(0)
  await unit(() => jobs.send(kind, {}))
  expect(await waiting()).toBe(1)
  await jobs.stop()
})

it('runs what follows a unit of work after its commit, and not if it failed', async () => {
  const seen: unknown[] = []
  const follow = () =>
    onceCommitted(async () => {
      seen.push(await read())
    })
  await unit(async () => {
    await write('a')
    await follow()
    await writeInPart('b', () => follow().then(fails)).catch(() => undefined)
    expect(seen).toEqual([])
  })
  await unit(() => follow().then(fails)).catch(() => undefined)
  expect(seen).toEqual([['a']])
})
