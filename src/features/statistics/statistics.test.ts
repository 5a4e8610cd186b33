import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../../platform/database/testing.ts'
import { createTally, type Tally } from './tally.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
let tally: Tally
let now: Date
beforeAll(async () => {
  handle = await createTestDatabase()
  tally = createTally({
    ...{ db: handle.db, clock: () => now, siteUrl: 'http://localhost:3000' },
    log: { error: () => undefined },
  })
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.pool.query('truncate tally_clicks, tally_consents')
  now = new Date('2026-11-22T10:00:00Z')
})

it('WIRE-19 counts presses by name, also those of one moment, over all days', async () => {
  await Promise.all(Array.from({ length: 5 }, () => tally.click(['share:reddit:/a/', 'share:xing:/a/'])))
  now = new Date('2026-11-23T10:00:00Z')
  await tally.click(['share:xing:/a/', 'share:xing:/a/'])
  const counted = await tally.clicks(['share:reddit:/a/', 'share:xing:/a/', 'share:vk:/a/'])
  expect(Object.fromEntries(counted)).toEqual({ 'share:reddit:/a/': 5, 'share:xing:/a/': 6 })
})

it('abuse 16 counts no text that somebody made up, and no more than twenty at once', async () => {
  await tally.click(['anna@schelp.example', '<b>', 'a b', '', 'x'.repeat(300)])
  await tally.click(Array.from({ length: 30 }, (_, index) => `name-${index}`))
  const { rows } = await handle.pool.query('select count(*)::integer as n from tally_clicks')
  expect(rows[0].n).toBe(20)
})

it('abuse 22 counts together what is more than two thousand names a day', async () => {
  await handle.pool.query(
    "insert into tally_clicks select 'made-up-' || n, '2026-11-22', 1 from generate_series(1, 2000) n",
  )
  await tally.click(['one-more', 'and-another'])
  expect(Object.fromEntries(await tally.clicks(['one-more', 'other']))).toEqual({ other: 1 })
})

it('abuse 22 goes on counting what was counted before, however many names somebody makes up', async () => {
  await tally.click(['share:xing:/a/'])
  now = new Date('2026-11-23T10:00:00Z')
  await handle.pool.query(
    "insert into tally_clicks select 'made-up-' || n, '2026-11-23', 1 from generate_series(1, 2000) n",
  )
  await tally.click(['share:xing:/a/', 'made-up-2001'])
  const counted = await tally.clicks(['share:xing:/a/', 'made-up-2001', 'other'])
  expect(Object.fromEntries(counted)).toEqual({ 'share:xing:/a/': 2, other: 1 })
})

it('abuse 34 keeps every choice, however many others made, and none longer than it may have to be proved', async () => {
  await handle.pool.query(
    `insert into tally_consents (at, choice, purposes, receipt)
     select '2021-11-01'::timestamptz, 'accepted', '', 'old' union all
     select '2026-11-22'::timestamptz, 'accepted', '', 'made up' from generate_series(1, 20000)`,
  )
  await tally.consent({ choice: 'refused', purposes: [], receipt: 'r1' })
  expect((await tally.consents({ page: 1, perPage: 1 })).total).toBe(20_001)
  expect((await tally.consents({ receipt: 'r1', page: 1, perPage: 1 })).total).toBe(1)
})

it('SITE-01 keeps a choice with its moment and purposes, and nothing of who made it', async () => {
  await tally.consent({ choice: 'accepted', purposes: ['video'], receipt: 'r1' })
  await tally.consent({ choice: 'revoked', purposes: ['video'], receipt: 'r1' })
  const { consents, total } = await tally.consents({ page: 1, perPage: 10 })
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
  expect((await tally.consents({ choice: 'accepted', receipt: 'r1', page: 1, perPage: 10 })).total).toBe(1)
})

it('SITE-01 keeps each wording of the question once, and counts choices by day of the site', async () => {
  const version = await tally.question('Mag dit?')
  expect(await tally.question('Mag dit?')).toBe(version)
  expect(await tally.question('Mag dat?')).not.toBe(version)
  // Just before and just after midnight in Amsterdam.
  now = new Date('2026-11-22T22:59:00Z')
  await tally.consent({ choice: 'accepted', purposes: ['video'], question: version, receipt: '' })
  now = new Date('2026-11-22T23:01:00Z')
  await tally.consent({ choice: 'refused', purposes: ['video'], question: version, receipt: '' })
  await tally.consent({ choice: 'refused', purposes: ['video'], question: 'made up', receipt: '' })
  const { consents } = await tally.consents({ page: 1, perPage: 10 })
  expect(consents.map(({ question, words }) => [question, words])).toEqual([
    [undefined, undefined],
    [version, 'Mag dit?'],
    [version, 'Mag dit?'],
  ])
  expect(await tally.consentDays(new Date('2026-11-22T00:00:00Z'))).toEqual([
    { day: '2026-11-23', choice: 'refused', count: 2 },
    { day: '2026-11-22', choice: 'accepted', count: 1 },
  ])
})
