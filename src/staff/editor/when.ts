const date = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})
const time = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' })

/** '21 november 2026 om 14:03' */
export const dateOf = (moment: Date): string => date.format(moment)
/** '14:03' */
export const timeOf = (moment: Date): string => time.format(moment)
