/** The most variants of one product. */
export const mostVariants = 500
