/** The name of the file, below an entry, that puts its moment in somebody's own agenda. */
export const momentFile = 'afspraak'
