/** All it says stands in its props. */
export const texts = {} as const
