import type { DatedEntry } from '../../features/content/index.ts'
import { addDays, fromDutchMinute, type LocalDate, localDateOf } from '../../kernel/dates.ts'
import { daysWithin, formatDay, formatHours } from '../../kernel/moment.ts'
import {
  addMonths,
  formatMonth,
  type Month,
  monthOf,
  monthParameter,
  readMonth,
  weeksOf,
  yearAndMonth,
} from '../../kernel/month.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { CalendarProps } from './fields.ts'
import { queryOf } from './query.ts'

/** The previous or the next month, with its link. */
export interface MonthLink {
  year: number
  month: number
  name: string
  href: string
}

export interface CalendarItem {
  href: string
  title: string
  where?: string
  /** `10.00–12.30`; absent for a whole day. */
  hours?: string
  say: string
}

export interface CalendarDay {
  date: LocalDate
  /** `zaterdag 25 juli 2026` */
  name: string
  items: readonly CalendarItem[]
}

export interface CalendarModel {
  documentId?: number
  month: Month
  name: string
  weeks: readonly (readonly { date: LocalDate; isOutside: boolean; isToday: boolean }[])[]
  /** The days that have items, in order. */
  days: readonly CalendarDay[]
  previous?: MonthLink
  next?: MonthLink
  /** Link to the present month; absent there. */
  todayHref?: string
  feedHref?: string
}

/** A month of entries: the present one unless the address names another (CAT-07). */
export async function load(
  props: CalendarProps,
  context: RenderContext,
  id: string,
): Promise<Loaded<CalendarModel>> {
  const { path, query, now, features, documentId } = context
  const parameter = monthParameter(id)
  const today = localDateOf(now)
  const thisMonth = monthOf(today)
  const month = readMonth(query.get(parameter) ?? '') ?? thisMonth
  const weeks = weeksOf(month)
  const from = weeks[0]?.[0] ?? today
  const to = weeks.at(-1)?.at(-1) ?? today
  const { dated, span, tags } = await features.content.dated({ ...queryOf(props), from, to })
  const first = earlier(thisMonth, span && monthOf(span.first))
  const last = later(thisMonth, span && monthOf(span.last))
  const link = (to: Month | undefined): MonthLink | undefined =>
    to && {
      ...yearAndMonth(to),
      name: formatMonth(to),
      href: to === thisMonth ? path : `${path}?${parameter}=${to}`,
    }
  const previous = month > first ? link(addMonths(month, -1)) : undefined
  const next = month < last ? link(addMonths(month, 1)) : undefined
  return {
    model: {
      ...(documentId === undefined ? {} : { documentId }),
      month,
      name: formatMonth(month),
      weeks: weeks.map((week) =>
        week.map((date) => ({ date, isOutside: monthOf(date) !== month, isToday: date === today })),
      ),
      days: daysOf(dated, from, to).filter(({ date }) => monthOf(date) === month),
      ...(previous ? { previous } : {}),
      ...(next ? { next } : {}),
      ...(month === thisMonth ? {} : { todayHref: path }),
      ...(props.feed ? { feedHref: `${path}${id}.ics` } : {}),
    },
    tags,
    reads: [parameter],
    freshUntil: fromDutchMinute(`${addDays(today, 1)}T00:00`),
    // There are endless months; caching them all would fill the cache with pages that nobody requests again.
    ...(month < first || month > last ? { cacheable: false } : {}),
  }
}

const earlier = (one: Month, other: Month | undefined) => (other && other < one ? other : one)
const later = (one: Month, other: Month | undefined) => (other && other > one ? other : one)

/** The days of a range that have items. An entry of several days stands on each of them. */
function daysOf(dated: readonly DatedEntry[], from: LocalDate, to: LocalDate): CalendarDay[] {
  const byDay = new Map<LocalDate, CalendarItem[]>()
  for (const one of dated)
    for (const date of daysWithin(one, from, to)) {
      const items = byDay.get(date) ?? []
      items.push(toItem(one, date))
      byDay.set(date, items)
    }
  return [...byDay]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, items]) => ({ date, name: formatDay(date), items }))
}

function toItem({ entry, firstDay, lastDay }: DatedEntry, date: LocalDate): CalendarItem {
  const { moment, fields } = entry
  const where = [fields.place, fields.address].filter(Boolean).join(', ')
  // The times of a period belong to its first and its last day.
  const hours =
    moment &&
    (firstDay === lastDay
      ? formatHours(moment)
      : date === firstDay
        ? formatHours({ ...moment, until: undefined })
        : undefined)
  return {
    href: entry.url,
    title: entry.title,
    say: entry.excerpt,
    ...(where ? { where } : {}),
    ...(hours ? { hours } : {}),
  }
}
