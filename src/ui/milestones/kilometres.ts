const format = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })

/** Formats a distance rounded to tens, `1.620`: positions are too rough for more. */
export const formatKilometres = (kilometres: number): string =>
  format.format(Math.round(kilometres / 10) * 10)
