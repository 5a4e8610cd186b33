import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../../platform/database/testing.ts'
import { createStatistics, type Statistics } from './create-statistics.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
let statistics: Statistics
let now: Date
beforeAll(async () => {
  handle = await createTestDatabase()
  statistics = createStatistics({ db: handle.db, clock: () => now, log: { error: () => undefined } })
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.pool.query('truncate tally_clicks, tally_consents')
  now = new Date('2026-11-22T10:00:00Z')
})

it('WIRE-19 counts presses by name, also those of one moment, over all days', async () => {
  await Promise.all(Array.from({ length: 5 }, () => statistics.click(['share:reddit:/a/', 'share:xing:/a/'])))
  now = new Date('2026-11-23T10:00:00Z')
  await statistics.click(['share:xing:/a/', 'share:xing:/a/'])
  const counted = await statistics.clicks(['share:reddit:/a/', 'share:xing:/a/', 'share:vk:/a/'])
  expect(Object.fromEntries(counted)).toEqual({ 'share:reddit:/a/': 5, 'share:xing:/a/': 6 })
})

it('abuse 16 counts no text that somebody made up, and no more than twenty at once', async () => {
  await statistics.click(['anna@schelp.example', '<b>', 'a b', '', 'x'.repeat(300)])
  await statistics.click(Array.from({ length: 30 }, (_, index) => `name-${index}`))
  const { rows } = await handle.pool.query('select count(*)::integer as n from tally_clicks')
  expect(rows[0].n).toBe(20)
})

it('abuse 22 counts together what is more than two thousand names a day', async () => {
  await handle.pool.query(
    "insert into tally_clicks select 'made-up-' || n, '2026-11-22', 1 from generate_series(1, 2000) n",
  )
  await statistics.click(['one-more', 'and-another'])
  expect(Object.fromEntries(await statistics.clicks(['one-more', 'other']))).toEqual({ other: 1 })
})

it('abuse 22 goes on counting what was counted before, however many names somebody makes up', async () => {
  await statistics.click(['share:xing:/a/'])
  now = new Date('2026-11-23T10:00:00Z')
  await handle.pool.query(
    "insert into tally_clicks select 'made-up-' || n, '2026-11-23', 1 from generate_series(1, 2000) n",
  )
  await statistics.click(['share:xing:/a/', 'made-up-2001'])
  const counted = await statistics.clicks(['share:xing:/a/', 'made-up-2001', 'other'])
  expect(Object.fromEntries(counted)).toEqual({ 'share:xing:/a/': 2, other: 1 })
})

it('abuse 34 keeps every choice, however many others made, and none longer than it may have to be proved', async () => {
  await handle.pool.query(
    `insert into tally_consents (at, choice, purposes, receipt)
     select '2021-11-01'::timestamptz, 'accepted', '', 'old' union all
     select '2026-11-22'::timestamptz, 'accepted', '', 'made up' from generate_series(1, 20000)`,
  )
  await statistics.consent({ choice: 'refused', purposes: [], receipt: 'r1' })
  expect((await statistics.consents({ page: 1, perPage: 1 })).total).toBe(20_001)
  expect((await statistics.consents({ receipt: 'r1', page: 1, perPage: 1 })).total).toBe(1)
})

it('SITE-01 keeps a choice with its moment and purposes, and nothing of who made it', async () => {
  await statistics.consent({ choice: 'accepted', purposes: ['video'], receipt: 'r1' })
  await statistics.consent({ choice: 'revoked', purposes: ['video'], receipt: 'r1' })
  const { consents, total } = await statistics.consents({ page: 1, perPage: 10 })
  expect(total).toBe(2)
  expect(consents[0]).toEqual({
    id: expect.any(Number),
    at: now,
    choice: 'revoked',
    purposes: ['video'],
    question: undefined,
    words: undefined,
    receipt: 'r1',
  })
  expect((await statistics.consents({ choice: 'accepted', receipt: 'r1', page: 1, perPage: 10 })).total).toBe(
    1,
  )
})

it('SITE-01 keeps each wording of the question once, and counts choices by day of the site', async () => {
  const version = await statistics.question('Mag dit?')
  expect(await statistics.question('Mag dit?')).toBe(version)
  expect(await statistics.question('Mag dat?')).not.toBe(version)
  // Just before and just after midnight in Amsterdam.
  now = new Date('2026-11-22T22:59:00Z')
  await statistics.consent({ choice: 'accepted', purposes: ['video'], question: version, receipt: '' })
  now = new Date('2026-11-22T23:01:00Z')
  await statistics.consent({ choice: 'refused', purposes: ['video'], question: version, receipt: '' })
  await statistics.consent({ choice: 'refused', purposes: ['video'], question: 'made up', receipt: '' })
  const { consents } = await statistics.consents({ page: 1, perPage: 10 })
  expect(consents.map(({ question, words }) => [question, words])).toEqual([
    [undefined, undefined],
    [version, 'Mag dit?'],
    [version, 'Mag dit?'],
  ])
  expect(await statistics.consentDays(new Date('2026-11-22T00:00:00Z'))).toEqual([
    { day: '2026-11-23', choice: 'refused', count: 2 },
    { day: '2026-11-22', choice: 'accepted', count: 1 },
  ])
})
