/** The source, in the ledger, of what the program itself gives a new site. */
export const frameSource = 'frame'
