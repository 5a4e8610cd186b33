/** Name of the iCalendar file below an entry's address. */
export const momentFile = 'afspraak'
