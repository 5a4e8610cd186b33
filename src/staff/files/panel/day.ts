const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The Dutch day of an instant, `1998-03-04`, as a date field has it. */
export const dayOf = (instant: Date): string => dayFormat.format(instant)

/** Noon of a day from a date field, which is the same day in summer and winter time. */
export const noonOf = (day: string): string => `${day}T12:00:00+01:00`
