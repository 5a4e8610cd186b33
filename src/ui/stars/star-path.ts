/** The path of a star on a grid of 20 × 20 whose left edge is at `x`. */
export const starPath = (x: number) =>
  `M${10 + x} 1.8l2.4 5.3 5.8.6-4.3 3.9 1.2 5.7-5.1-2.9-5.1 2.9 1.2-5.7-4.3-3.9 5.8-.6z`

/** Distance between the left edges of two stars. */
export const starStep = 21
export const starCount = 5
