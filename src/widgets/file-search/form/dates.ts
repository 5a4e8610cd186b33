import { type LocalDate, parseDayMonthYear } from '../../../kernel/dates.ts'
import type { Criteria, DateName } from './criteria.ts'

type Dates = Criteria['dates']

const ranges: readonly (readonly [from: DateName, to: DateName])[] = [
  ['cfrom', 'cto'],
  ['ufrom', 'uto'],
]

/** Whether a range begins after it ends. Equal dates are allowed; empty and invalid dates are no limits. */
export const isInverted = (dates: Dates): boolean =>
  ranges.some(([from, to]) => {
    const first = parseDayMonthYear(dates[from])
    const last = parseDayMonthYear(dates[to])
    return first !== undefined && last !== undefined && first > last
  })

/** The dates with the picked one; undefined when the pick would invert its range and is rejected (section 5). */
export function pickDate(dates: Dates, name: DateName, text: string): Dates | undefined {
  const picked = { ...dates, [name]: text.trim() }
  return isInverted(picked) ? undefined : picked
}

/** Formats a typed date as DD-MM-YYYY; a malformed date gives an empty text (decisions). */
export function tidyDate(text: string): string {
  const date = parseDayMonthYear(text)
  return date === undefined ? '' : dayMonthYear(date)
}

/** Not empty, and no date. */
export const isMalformed = (text: string): boolean => text.trim() !== '' && tidyDate(text) === ''

const dayMonthYear = (date: LocalDate): string => date.split('-').reverse().join('-')

/** A day of the calendar, without a time zone: local year, month and day. */
export const ofCalendar = (day: Date): string =>
  [day.getDate(), day.getMonth() + 1]
    .map((part) => String(part).padStart(2, '0'))
    .concat(String(day.getFullYear()).padStart(4, '0'))
    .join('-')

/** The same, the other way. */
export function toCalendar(text: string): Date | undefined {
  const date = parseDayMonthYear(text)
  if (date === undefined) return undefined
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}
