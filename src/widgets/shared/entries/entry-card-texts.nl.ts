/** Texts on the cards of entries, in every room that lists them. */
export const entryCardTexts = {
  kilometres: '{kilometres} km',
  away: 'op {kilometres} km van {town}',
  nearby: 'op minder dan 1 km van {town}',
} as const
