import { dayAfter, type LocalDate } from 'schelp/extension/staff'

export interface Span {
  /** Its first day. */
  from: LocalDate
  count: number
}

export type Unit = 'day' | 'week' | 'month'

/** The unit for the bars of a chart, so that there are about ten to thirty. */
export const unitOf = (days: number): Unit => (days <= 31 ? 'day' : days <= 100 ? 'week' : 'month')

/** Sums the counts of days by week (from the first day on) or month; periods without counts are 0. */
export function spansOf(
  { from, to, days }: { from: LocalDate; to: LocalDate; days: readonly { day: LocalDate; count: number }[] },
  unit: Unit,
): Span[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]))
  const spans: Span[] = []
  let index = 0
  let day: LocalDate | undefined = from
  for (; day && day <= to; day = dayAfter(day), index++) {
    const last = spans.at(-1)
    const begins =
      unit === 'day' || !last || (unit === 'week' ? index % 7 === 0 : !day.startsWith(last.from.slice(0, 7)))
    const count = counts.get(day) ?? 0
    if (begins) spans.push({ from: day, count })
    else last.count += count
  }
  return spans
}
