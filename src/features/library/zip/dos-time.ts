const minuteMs = 60_000

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

/** The UTC offsets of a month: `before` until `change`, `after` from then on. */
interface MonthOffsets {
  before: number
  after: number
  change: number
}

/**
 * One entry for each month that was requested; asking `Intl` every time would take 3 µs. MS-DOS dates limit their
 * number.
 */
const months = new Map<number, MonthOffsets>()

/**
 * An instant on the Dutch clock as the date and time words of MS-DOS: whole even seconds, years 1980 to 2107. An
 * instant outside becomes the nearest one inside.
 */
export function dosDateTime(instant: Date): { date: number; time: number } {
  const utc = Math.min(Math.max(instant.getTime(), Date.UTC(1980, 0, 1)), Date.UTC(2107, 11, 31, 22, 59, 59))
  const local = new Date(utc + offsetAt(utc))
  return {
    date: ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate(),
    time: (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1),
  }
}

function offsetAt(utc: number): number {
  const day = new Date(utc)
  const key = day.getUTCFullYear() * 12 + day.getUTCMonth()
  const known = months.get(key) ?? readMonth(day.getUTCFullYear(), day.getUTCMonth())
  months.set(key, known)
  return utc < known.change ? known.before : known.after
}

function readMonth(year: number, month: number): MonthOffsets {
  let low = Date.UTC(year, month, 1)
  let change = Date.UTC(year, month + 1, 1)
  const before = readOffset(low)
  const after = readOffset(change)
  if (before === after) return { before, after, change }
  while (change - low > minuteMs) {
    const middle = low + Math.floor((change - low) / 2 / minuteMs) * minuteMs
    if (readOffset(middle) === before) low = middle
    else change = middle
  }
  return { before, after, change }
}

/** How far the Dutch clock is ahead of UTC, in ms, at a whole minute. */
function readOffset(utc: number): number {
  const parts = new Map(clock.formatToParts(utc).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - utc
}
