const dayMs = 86_400_000
/** Day 0 of Excel, which counts a day that 1900 did not have, and of old Excel for the Mac. */
const dayZero = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }
/** Ids of built-in formats for dates and times. */
const dateFormats = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22])
const percentFormats = new Set([9, 10])
/** Built-in formats for durations. */
const durationCodes: Readonly<Record<number, string>> = { 45: 'mm:ss', 46: '[h]:mm:ss', 47: 'mm:ss.0' }

/** `digits`: the fewest digits of a whole number, such as the 4 of a membership number `0042`. */
export type CellFormat = 'plain' | 'date' | 'percent' | Duration | { digits: number }
/** Durations whose hours may exceed a day: `[h]:mm`, `[h]:mm:ss`, `mm:ss`. */
type Duration = 'hours' | 'hours-seconds' | 'minutes-seconds'

/** How to read a number of a sheet; `code` is the sheet's own format, if it has one. */
export function formatOf(id: number, code = durationCodes[id]): CellFormat {
  const [positive = ''] = (code ?? '').replace(/"[^"]*"|\\./g, '').split(';')
  const duration = durationOf(positive)
  if (duration) return duration
  if (/^0{2,}$/.test(positive)) return { digits: positive.length }
  const bare = positive.replace(/\[[^\][]*\]/g, '')
  if (dateFormats.has(id) || (/[ymdh]/i.test(bare) && !/general/i.test(bare))) return 'date'
  return percentFormats.has(id) || bare.includes('%') ? 'percent' : 'plain'
}

function durationOf(code: string): Duration | undefined {
  const hasSeconds = /s/i.test(code)
  if (/\[h+\]/i.test(code)) return hasSeconds ? 'hours-seconds' : 'hours'
  return /^\[?m+\]?:s/i.test(code) ? 'minutes-seconds' : undefined
}

const decimals = new Intl.NumberFormat('nl-NL', { useGrouping: false, maximumFractionDigits: 10 })
const two = (part: number) => String(part).padStart(2, '0')

/** A number as Dutch readers write it. */
export function numberText(value: string, format: CellFormat, epoch: 1900 | 1904): string {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  if (format === 'percent') return `${decimals.format(number * 100)}%`
  if (format === 'date') return dateText(number, epoch)
  if (format === 'plain') return decimals.format(number)
  if (typeof format === 'string') return durationText(number, format)
  return Number.isInteger(number) && number >= 0
    ? value.trim().padStart(format.digits, '0')
    : decimals.format(number)
}

function durationText(days: number, format: Duration): string {
  const seconds = Math.round(Math.abs(days) * 86_400)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60)]
  const sign = days < 0 ? '-' : ''
  if (format === 'minutes-seconds') return `${sign}${two(minutes)}:${two(seconds % 60)}`
  const hoursAndMinutes = `${sign}${hours}:${two(minutes % 60)}`
  return format === 'hours' ? hoursAndMinutes : `${hoursAndMinutes}:${two(seconds % 60)}`
}

function dateText(days: number, epoch: 1900 | 1904): string {
  const date = new Date(dayZero[epoch] + Math.round(days * dayMs))
  if (Number.isNaN(date.getTime())) return String(days)
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  if (days >= 0 && days < 1) return time
  const day = `${two(date.getUTCDate())}-${two(date.getUTCMonth() + 1)}-${date.getUTCFullYear()}`
  return Number.isInteger(days) ? day : `${day} ${time}`
}
