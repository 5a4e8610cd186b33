import { expect, it } from 'vitest'
import type { LocalDate } from './dates.ts'
import { daysWithin, formatDays, formatHours, readMoment } from './moment.ts'
import { addMonths, formatMonth, type Month, readMonth, toMonth, weeksOf } from './month.ts'

it('CAT-07 a month has complete weeks, Monday first', () => {
  const weeks = weeksOf('2026-07' as Month)
  expect(weeks).toHaveLength(5)
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-06-29', '2026-08-02'])
  expect(weeksOf('2027-02' as Month).flat()).toHaveLength(28)
  expect(weeksOf('2026-03' as Month).flat()).toHaveLength(42)
})

it('CAT-07 months continue into the next year, from January of the year 1 to November 9999', () => {
  expect(addMonths('2026-12' as Month, 1)).toBe('2027-01')
  expect(addMonths('2026-01' as Month, -1)).toBe('2025-12')
  expect([addMonths('0001-01' as Month, -1), addMonths('9999-11' as Month, 1)]).toEqual([
    undefined,
    undefined,
  ])
  expect(formatMonth('2026-07' as Month)).toBe('Juli 2026')
})

it.each(['2026-13', '2026-00', '26-07', '2026-7', '9999-12', "2026-07' or 1=1", ''])(
  'CAT-07 %j is no month',
  (text) => {
    expect(readMonth(text)).toBeUndefined()
  },
)

it('CAT-07 the first and the last month have their weeks, and a period until the last day ends', () => {
  expect(weeksOf('0001-01' as Month)).toHaveLength(5)
  expect(weeksOf('9999-11' as Month)).toHaveLength(5)
  const last = '9999-12-31' as LocalDate
  expect(
    daysWithin({ firstDay: '9999-12-30' as LocalDate, lastDay: last }, '9999-12-01' as LocalDate, last),
  ).toEqual(['9999-12-30', last])
})

it('CAT-07 a month in a request must exist', () => {
  expect([toMonth(2026, 7), toMonth(2026, 13), toMonth(0, 1)]).toEqual(['2026-07', undefined, undefined])
})

it('CAT-07 reads the valid part of a moment that staff filled in', () => {
  const day = { firstDay: '2026-07-25', lastDay: '2026-07-25' }
  expect(readMoment({ startsOn: '2026-07-25' })).toEqual(day)
  expect(readMoment({ startsOn: '2026-07-25', endsOn: '2026-07-20', endsAt: '12:00' })).toEqual(day)
  expect(readMoment({ startsOn: '2026-07-25', startsAt: '10:00', endsAt: '25:00' })).toEqual({
    ...day,
    from: '10:00',
  })
  expect([readMoment({}), readMoment({ startsOn: '2026-02-30' })]).toEqual([undefined, undefined])
})

it('CAT-07 formats days and hours for people', () => {
  const moment = { firstDay: '2026-07-24' as LocalDate, lastDay: '2026-07-26' as LocalDate }
  expect(formatDays({ ...moment, lastDay: moment.firstDay })).toBe('vrijdag 24 juli 2026')
  expect(formatDays(moment)).toMatch(/^vrijdag 24.+zondag 26 juli 2026$/)
  expect([formatHours({ from: '10:00', until: '12:30' }), formatHours({})]).toEqual([
    '10.00–12.30',
    undefined,
  ])
  expect(daysWithin(moment, '2026-07-25' as LocalDate, '2026-08-31' as LocalDate)).toEqual([
    '2026-07-25',
    '2026-07-26',
  ])
})
