import { describe, expect, it } from 'vitest'
import { fromDutchMinute, toDutchMinute } from './dates.ts'

describe('EDIT-05 a moment in a form', () => {
  it.each([
    ['2026-07-01T12:30', '2026-07-01T10:30:00.000Z'],
    ['2026-12-31T00:15', '2026-12-30T23:15:00.000Z'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s is Dutch time', (typed, instant) => {
    expect(fromDutchMinute(typed)?.toISOString()).toBe(instant)
    expect(toDutchMinute(new Date(instant))).toBe(typed)
  })

  it('counts on when clocks skip an hour', () => {
    expect(fromDutchMinute('2026-03-29T02:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
  })

  it('is undefined when it is no moment', () => {
    for (const typed of ['', '2026-13-01T00:00', '2026-02-30T25:00', 'morgen', '0002-01-01T00:00'])
      expect(fromDutchMinute(typed)).toBeUndefined()
  })
})
