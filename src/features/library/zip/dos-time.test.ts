import { expect, it } from 'vitest'
import fc from '../../../platform/testing/properties.ts'
import { dosDateTime } from './dos-time.ts'

const read = (instant: Date) => {
  const { date, time } = dosDateTime(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${(date >> 9) + 1980}-${two((date >> 5) & 15)}-${two(date & 31)}`
  return `${day} ${two(time >> 11)}:${two((time >> 5) & 63)}:${two((time & 31) * 2)}`
}

it.each([
  ['2026-01-15T11:00:01Z', '2026-01-15 12:00:00'],
  ['2026-07-15T22:30:59Z', '2026-07-16 00:30:58'],
  ['2026-03-29T00:59:59Z', '2026-03-29 01:59:58'],
  ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ['2026-10-25T00:59:58Z', '2026-10-25 02:59:58'],
  ['2026-10-25T01:00:00Z', '2026-10-25 02:00:00'],
  ['1985-06-01T12:00:00Z', '1985-06-01 14:00:00'],
  ['1979-12-31T22:00:00Z', '1980-01-01 01:00:00'],
  ['0001-01-01T00:00:00Z', '1980-01-01 01:00:00'],
  ['2500-01-01T00:00:00Z', '2107-12-31 23:59:58'],
])('LIB-14 writes the date %s in a zip as %s', (instant, local) => {
  expect(read(new Date(instant))).toBe(local)
})

it('LIB-14 writes any date on the Dutch clock', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const seconds = fc.integer({ min: Date.UTC(1980, 0, 2) / 2000, max: Date.UTC(2107, 11, 30) / 2000 })
  fc.assert(
    fc.property(seconds, (half) => {
      const instant = new Date(half * 2000)
      expect(read(instant)).toBe(clock.format(instant))
    }),
    { numRuns: 2000 },
  )
})
