/** Texts on the cards of entries, in every room that lists them. */
export const entryCardTexts = {
  kilometres: '{kilometres} km',
} as const
