/** A calendar day, `YYYY-MM-DD`. DD-MM-YYYY exists only at the edge. */
export type LocalDate = string & { readonly localDate: unique symbol }

const zone = 'Europe/Amsterdam'

/** Reads DD-MM-YYYY (also D-M-YYYY). A day that does not exist, or anything else, is undefined. */
export function parseDayMonthYear(text: string): LocalDate | undefined {
  const match = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text.trim())
  if (!match) return undefined
  const [, day = '', month = '', year = ''] = match
  const instant = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const real = instant.getUTCMonth() === Number(month) - 1 && instant.getUTCDate() === Number(day)
  if (!real || Number(year) < 1) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` as LocalDate
}

/** DD-MM-YYYY of a day. */
export const dayMonthYear = (day: LocalDate): string => day.split('-').reverse().join('-')

const dayFormat = new Intl.DateTimeFormat('nl-NL', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** DD-MM-YYYY in Dutch time. */
export const formatDayMonthYear = (instant: Date): string => dayFormat.format(instant)

const longFormat = new Intl.DateTimeFormat('nl-NL', { timeZone: zone, dateStyle: 'long' })

/** `12 maart 2026` in Dutch time. */
export const formatLongDate = (instant: Date): string => longFormat.format(instant)
