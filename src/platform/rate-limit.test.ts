import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DatabaseHandle } from './database/index.ts'
import { createTestDatabase } from './database/testing.ts'
import { createRateLimits, type LimitName, limits, type RateLimits } from './rate-limit.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

async function grantedOf(limits: RateLimits, name: LimitName, key: string, times: number) {
  const answers = await Promise.all(Array.from({ length: times }, () => limits.consume(name, key)))
  return answers.filter((answer) => answer.ok).length
}

it('abuse 22: stops a flood of searches, only for its sender', async () => {
  const counted = createRateLimits()
  expect(await grantedOf(counted, 'search', '203.0.113.9', 500)).toBe(120)
  expect(await counted.consume('search', '198.51.100.7')).toEqual({ ok: true })
  expect(await counted.consume('suggestion', '203.0.113.9')).toEqual({ ok: true })
  const refused = await counted.consume('search', '203.0.113.9')
  if (refused.ok) throw new Error('was let through')
  expect(refused.retryAfterSeconds).toBeGreaterThan(0)
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60)
})

it('abuse 22: counts guesses at sign-in over all nodes', async () => {
  const shared = { pool: handle.pool, secret: 'the same on both nodes' }
  const [one, two] = [createRateLimits(shared), createRateLimits(shared)]
  const granted = await Promise.all([
    grantedOf(one, 'sign-in', '203.0.113.9', 15),
    grantedOf(two, 'sign-in', '203.0.113.9', 15),
  ])
  expect(granted[0] + granted[1]).toBe(20)
})

it('RUN-05 stores no address in the database', async () => {
  await createRateLimits({ pool: handle.pool }).consume('newsletter', '192.0.2.55')
  const { rows } = await handle.pool.query<{ key: string }>(
    "select key from platform_rate_limits where key like 'newsletter%'",
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.key).not.toContain('192.0.2')
})

it('counts in memory while the database does not answer', async () => {
  const other = await createTestDatabase()
  const counted = createRateLimits({ pool: other.pool })
  await other.close()
  expect(await grantedOf(counted, 'review', 'x', 20)).toBe(5)
})

it('abuse 34: lets strangers use up only limits on guesses at an account, whose owner has a way out', () => {
  const guessed = Object.values(limits).filter(({ by }) => by === 'guessed')
  expect(guessed).toEqual([limits['sign-in-account']])
  for (const limit of guessed) expect(limit).toMatchObject({ wayOut: expect.stringMatching(/\w/) })
})

it('abuse 34: leaves every other house the points that one house has used up', async () => {
  const ofHouses = Object.entries(limits).filter(([, { by }]) => by === 'house')
  for (const [name, { points }] of ofHouses) {
    const counted = createRateLimits()
    const limit = name as LimitName
    expect(await grantedOf(counted, limit, '203.0.113.9', points + 5)).toBe(points)
    expect(await counted.consume(limit, '198.51.100.7')).toEqual({ ok: true })
  }
})
