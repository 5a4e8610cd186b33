const hour = 3_600_000
const dayMs = 24 * hour

/** A day of a year at some hour of its working day, in UTC. Months from 1. */
export const day = (year: number, month: number, date: number, atHour = 9): Date =>
  new Date(Date.UTC(year, month - 1, date, atHour))

export const daysBefore = (date: Date, days: number): Date => new Date(date.getTime() - days * dayMs)

export const daysAfter = (date: Date, days: number): Date => daysBefore(date, -days)

/** The midnight before, so that a second run on the same day makes the same files. */
export const dayOf = (instant: Date): Date => new Date(Math.floor(instant.getTime() / dayMs) * dayMs)

/** The years of the society's papers, at most twelve, the last of them not over. */
export function years(first: number, today: Date): number[] {
  const last = today.getUTCFullYear()
  const from = Math.max(first, last - 11)
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => from + at)
}

/** The earlier of a date and the day before today: nothing stems from the future. */
export const notAfter = (date: Date, today: Date): Date => (date < today ? date : daysBefore(today, 1))
