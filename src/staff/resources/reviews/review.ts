import type { Moderated } from '../../moderating/moderated.ts'

/** A row of the list of reviews. */
export interface Review extends Moderated {
  rating: number
  /** Reports by visitors. */
  reports: readonly string[]
}
