const oneDecimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** Formats a mean rating in Dutch: `4,6`, or `5`. */
export const formatRating = (rating: number): string => oneDecimal.format(rating)
