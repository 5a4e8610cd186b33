import { expect, it } from 'vitest'
import type { LocalDate } from '../../../src/kernel/dates.ts'
import { spansOf, unitOf } from './spans.ts'

const day = (text: string) => text as LocalDate
const days = [
  { day: day('2026-02-27'), count: 3 },
  { day: day('2026-03-01'), count: 4 },
  { day: day('2026-03-08'), count: 5 },
]
const range = { from: day('2026-02-27'), to: day('2026-03-08'), days }

it('SITE-01 sums counts by day, week or month, with 0 for a period without counts', () => {
  expect(spansOf(range, 'day').map(({ count }) => count)).toEqual([3, 0, 4, 0, 0, 0, 0, 0, 0, 5])
  expect(spansOf(range, 'week')).toEqual([
    { from: '2026-02-27', count: 7 },
    { from: '2026-03-06', count: 5 },
  ])
  expect(spansOf(range, 'month')).toEqual([
    { from: '2026-02-27', count: 3 },
    { from: '2026-03-01', count: 9 },
  ])
  expect([7, 30, 90, 365].map(unitOf)).toEqual(['day', 'day', 'week', 'month'])
})
