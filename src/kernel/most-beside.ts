/** The most related products of one product: more would push the page itself out of sight. */
export const mostBeside = 12
