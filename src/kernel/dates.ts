import { madeOnce } from './made-once.ts'

/** A calendar day, `YYYY-MM-DD`. DD-MM-YYYY is used only in input and output. */
export type LocalDate = string & { readonly localDate: unique symbol }

const zone = 'Europe/Amsterdam'

/** Reads DD-MM-YYYY (also D-M-YYYY). Returns undefined for anything else, such as a day that does not exist. */
export function parseDayMonthYear(text: string): LocalDate | undefined {
  const match = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text.trim())
  if (!match) return undefined
  const [, day = '', month = '', year = ''] = match
  const instant = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const real = instant.getUTCMonth() === Number(month) - 1 && instant.getUTCDate() === Number(day)
  if (!real || Number(year) < 1) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` as LocalDate
}

/** Formats a day as DD-MM-YYYY. */
export const dayMonthYear = (day: LocalDate): string => day.split('-').reverse().join('-')

/** Whether a text is an existing day, as `YYYY-MM-DD`. */
export const isLocalDate = (text: string): text is LocalDate =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDayMonthYear(dayMonthYear(text as LocalDate)) === text

/** Returns the day of an instant in Dutch time. */
export const localDateOf = (instant: Date): LocalDate => toDutchMinute(instant).slice(0, 10) as LocalDate

/** Returns the day this many days later; earlier when negative. Throws after 9999, where no day compares as text. */
export function addDays(day: LocalDate, days: number): LocalDate {
  const text = new Date(Date.parse(day) + days * dayMs).toISOString()
  if (/^[+-]/.test(text)) throw new RangeError(`${days} days after ${day} is no day`)
  return text.slice(0, 10) as LocalDate
}

/** Returns the next day; undefined after the last day of 9999, which is the last there is. */
export const dayAfter = (day: LocalDate): LocalDate | undefined =>
  day === '9999-12-31' ? undefined : addDays(day, 1)

const dayFormat = madeOnce(
  () =>
    new Intl.DateTimeFormat('nl-NL', { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' }),
)

/** Formats as DD-MM-YYYY in Dutch time. */
export const formatDayMonthYear = (instant: Date): string => dayFormat().format(instant)

const longFormat = madeOnce(() => new Intl.DateTimeFormat('nl-NL', { timeZone: zone, dateStyle: 'long' }))

/** Formats as `12 maart 2026` in Dutch time. */
export const formatLongDate = (instant: Date): string => longFormat().format(instant)

const minuteFormat = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** What was formatted last: a page asks many times for the moment at which it is drawn. */
let last = { ms: Number.NaN, text: '' }

/** Formats as `YYYY-MM-DDTHH:mm` in Dutch time, for `datetime-local` fields. */
export function toDutchMinute(instant: Date): string {
  const ms = instant.getTime()
  if (ms !== last.ms) last = { ms, text: formatMinute(instant) }
  return last.text
}

function formatMinute(instant: Date): string {
  const parts = new Map(
    minuteFormat()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * Reads `YYYY-MM-DDTHH:mm` in Dutch time; undefined for anything else. A time that occurs twice in autumn is the first
 * one; a time that is skipped in spring is counted on from the hour before.
 */
export function fromDutchMinute(text: string): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/.exec(text)
  const asUtc = match ? Date.parse(`${text.slice(0, 16)}:00Z`) : Number.NaN
  if (Number.isNaN(asUtc) || asUtc < earliest) return undefined
  const aheadMs = (at: number) => Date.parse(`${toDutchMinute(new Date(at))}:00Z`) - at
  // Clocks change at most once a day, so the right offset is that of a day before or of a day after.
  const [before, after] = [asUtc - aheadMs(asUtc - dayMs), asUtc - aheadMs(asUtc + dayMs)]
  const isRight = toDutchMinute(new Date(before)) === text.slice(0, 16)
  return new Date(isRight || toDutchMinute(new Date(after)) !== text.slice(0, 16) ? before : after)
}

/** Returns the first moment of a day in Dutch time; before 1941 in UTC. */
export const startOfDay = (day: LocalDate): Date =>
  fromDutchMinute(`${day}T00:00`) ?? new Date(`${day}T00:00:00Z`)

const dayMs = 86_400_000
/** Earlier, the offset of Dutch time from UTC was not a whole number of minutes. */
const earliest = Date.UTC(1941, 0, 1)

const momentFormat = madeOnce(
  () => new Intl.DateTimeFormat('nl-NL', { timeZone: zone, dateStyle: 'long', timeStyle: 'short' }),
)

/** Formats as `12 maart 2026 om 15:04` in Dutch time. */
export const formatLongMoment = (instant: Date): string => momentFormat().format(instant)
