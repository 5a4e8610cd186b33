/** So many products at most are shown beside one: more would push the page itself out of sight. */
export const mostBeside = 12
