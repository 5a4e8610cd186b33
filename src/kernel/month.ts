import { addDays, isLocalDate, type LocalDate } from './dates.ts'
import { madeOnce } from './made-once.ts'

/** A month of a year, `YYYY-MM`. */
export type Month = string & { readonly month: unique symbol }

/** Returns the URL parameter with the month of one calendar. */
export const monthParameter = (widgetId: string) => `e-month-${widgetId}`

/** Its last week would hold days that are none. */
const lastMonth = '9999-12'

/** Reads `YYYY-MM`; undefined for anything but a month from January of the year 1 to November 9999. */
export const readMonth = (text: string): Month | undefined =>
  isLocalDate(`${text}-01`) && text < lastMonth ? (text as Month) : undefined

/** @param month from 1 */
export const toMonth = (year: number, month: number): Month | undefined =>
  readMonth(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`)

export const monthOf = (day: LocalDate): Month => day.slice(0, 7) as Month

export const yearAndMonth = (month: Month) => ({
  year: Number(month.slice(0, 4)),
  month: Number(month.slice(5)),
})

export const firstDayOf = (month: Month): LocalDate => `${month}-01` as LocalDate

/** Returns the month this many months later; undefined where `readMonth` is. */
export function addMonths(month: Month, months: number): Month | undefined {
  const at = yearAndMonth(month)
  const count = at.year * 12 + at.month - 1 + months
  return toMonth(Math.floor(count / 12), (count % 12) + 1)
}

/** Returns the weeks of a month, Monday first, complete with days of the adjacent months. */
export function weeksOf(month: Month): LocalDate[][] {
  const first = firstDayOf(month)
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const weeks: LocalDate[][] = []
  for (let monday = addDays(first, -weekday); monthOf(monday) <= month; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, days) => addDays(monday, days)))
  return weeks
}

const monthFormat = madeOnce(
  () => new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', month: 'long', year: 'numeric' }),
)

/** Formats as `Juli 2026`. */
export function formatMonth(month: Month): string {
  const text = monthFormat().format(new Date(`${month}-01T00:00:00Z`))
  return text.charAt(0).toLocaleUpperCase('nl') + text.slice(1)
}
