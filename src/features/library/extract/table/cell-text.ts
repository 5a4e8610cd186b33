const dayMs = 86_400_000
/** Day 0 of Excel, which counts a day that 1900 did not have; and of old ones for the Mac. */
const dayZero = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }
/** Numbers that stand for dates and times among the formats that every program knows. */
const dateFormats = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])
const percentFormats = new Set([9, 10])

export type CellFormat = 'plain' | 'date' | 'percent'

/** How a number of a sheet is read; `code` is the format as it is written, when the sheet has its own. */
export function formatOf(id: number, code: string | undefined): CellFormat {
  const bare = code?.replace(/"[^"]*"|\[[^\][]*\]|\\./g, '')
  if (dateFormats.has(id) || (bare !== undefined && /[ymdh]/i.test(bare) && !/general/i.test(bare)))
    return 'date'
  return percentFormats.has(id) || bare?.includes('%') ? 'percent' : 'plain'
}

const decimals = new Intl.NumberFormat('nl-NL', { useGrouping: false, maximumFractionDigits: 10 })
const two = (part: number) => String(part).padStart(2, '0')

/** A number as a Dutch reader writes it. */
export function numberText(value: string, format: CellFormat, epoch: 1900 | 1904): string {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  if (format === 'percent') return `${decimals.format(number * 100)}%`
  return format === 'date' ? dateText(number, epoch) : decimals.format(number)
}

function dateText(days: number, epoch: 1900 | 1904): string {
  const date = new Date(dayZero[epoch] + Math.round(days * dayMs))
  if (Number.isNaN(date.getTime())) return String(days)
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  if (days >= 0 && days < 1) return time
  const day = `${two(date.getUTCDate())}-${two(date.getUTCMonth() + 1)}-${date.getUTCFullYear()}`
  return Number.isInteger(days) ? day : `${day} ${time}`
}
