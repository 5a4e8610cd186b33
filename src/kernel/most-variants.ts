/** Of one product: more is another product. */
export const mostVariants = 500
