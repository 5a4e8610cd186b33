import { dayAfter, isLocalDate, type LocalDate } from './dates.ts'
import { madeOnce } from './made-once.ts'

/** When something takes place, in Dutch time. Without hours it lasts the whole day. */
export interface Moment {
  firstDay: LocalDate
  /** Not before `firstDay`. */
  lastDay: LocalDate
  /** `HH:mm` on the first day. */
  from?: string
  /** `HH:mm` on the last day. */
  until?: string
}

export const hourPattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Reads a moment from the fields that staff fill in; undefined without a day. */
export function readMoment(fields: Readonly<Record<string, unknown>>): Moment | undefined {
  const { startsOn, endsOn, startsAt, endsAt } = fields
  if (typeof startsOn !== 'string' || !isLocalDate(startsOn)) return undefined
  const lastDay = typeof endsOn === 'string' && isLocalDate(endsOn) && endsOn > startsOn ? endsOn : startsOn
  const from = hourOf(startsAt)
  const until = from === undefined ? undefined : hourOf(endsAt)
  return {
    firstDay: startsOn,
    lastDay,
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
  }
}

const hourOf = (value: unknown): string | undefined =>
  typeof value === 'string' && hourPattern.test(value) ? value : undefined

const longDay = madeOnce(() => new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', dateStyle: 'full' }))
const instantOf = (day: LocalDate) => new Date(`${day}T00:00:00Z`)

/** Formats as `zaterdag 25 juli 2026`. */
export const formatDay = (day: LocalDate): string => longDay().format(instantOf(day))

/** Formats as `zaterdag 25 juli 2026` or `vrijdag 24 – zondag 26 juli 2026`. */
export const formatDays = ({ firstDay, lastDay }: Pick<Moment, 'firstDay' | 'lastDay'>): string =>
  firstDay === lastDay ? formatDay(firstDay) : longDay().formatRange(instantOf(firstDay), instantOf(lastDay))

const dutchHour = (hour: string) => hour.replace(':', '.')

/** Formats as `10.00` or `10.00–12.30`; undefined for a whole day. */
export const formatHours = ({ from, until }: Pick<Moment, 'from' | 'until'>): string | undefined =>
  from && [from, ...(until ? [until] : [])].map(dutchHour).join('–')

/** Returns the days of a period that are between two days, inclusive. */
export function daysWithin(
  { firstDay, lastDay }: Pick<Moment, 'firstDay' | 'lastDay'>,
  from: LocalDate,
  to: LocalDate,
): LocalDate[] {
  const days: LocalDate[] = []
  const end = lastDay < to ? lastDay : to
  let day: LocalDate | undefined = firstDay > from ? firstDay : from
  for (; day && day <= end; day = dayAfter(day)) days.push(day)
  return days
}
