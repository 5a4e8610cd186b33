import { afterAll, beforeAll, expect, it } from 'vitest'
import { resources } from './resources/index.ts'
import { checkAnswer } from './testing/check-answer.ts'
import { createEveryRow, type Rows } from './testing/every-row.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
let rows: Rows
beforeAll(async () => {
  bench = await createStaffTest()
  ;({ rows } = await createEveryRow(bench))
})
afterAll(() => bench.close())

const names = [...resources.values()].filter(({ list }) => list).map(({ name }) => name)

// `bench.call` throws when an answer differs from its declaration.
it.each(names)('EDIT-05 %s: a list answers what its resource declares', async (name) => {
  await rows[name]?.()
  const { status, body } = await bench.call('administrator', `${name}?filter=${filterOf(name)}`)
  expect(status).toBe(200)
  if (rows[name]) expect(body.data).not.toEqual([])
})

const filterOf = (name: string) => (name === 'stock-moves' ? '{"productId":1}' : '{}')

const job = { id: 'a', kind: 'mail', failedAt: '2026-11-27T10:00:00.000Z', attempts: 3, reason: 'weg' }

it.each([
  ['has lost a field', { ...job, reason: undefined }, /reason/],
  ['has a field of another name', { ...job, reason: undefined, why: 'weg' }, /why/],
  ['holds more', { ...job, key: 'geheim' }, /key/],
  ['has a field of another type', { ...job, attempts: '3' }, /attempts/],
])('EDIT-05 a row that %s fails the test that asked for it', async (_, row, words) => {
  const call = {
    features: bench.features,
    headers: new Headers(),
    query: new URLSearchParams(),
    viewer: { roles: [], unlocked: new Set<string>() },
  }
  await expect(checkAnswer(call, 'jobs', 'GET', { data: [job], total: 1 })).resolves.toBeUndefined()
  await expect(checkAnswer(call, 'jobs', 'GET', { data: [row], total: 1 })).rejects.toThrow(words)
})
