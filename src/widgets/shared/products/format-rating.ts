const oneDecimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** A mean of stars as one says it: `4,6`, or `5`. */
export const formatRating = (rating: number): string => oneDecimal.format(rating)
