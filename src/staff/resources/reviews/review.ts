/** A row of the list of reviews. */
export interface Review {
  id: number
  rating: number
  author: string
  /** Empty where nobody left one. */
  email: string
  text: string
  answer: string
  approved: boolean
  /** What visitors say is wrong with it. */
  reports: readonly string[]
}
