const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** `€ 18,50` from whole cents; the space does not break. */
export const formatPrice = (cents: number): string => euros.format(cents / 100)
