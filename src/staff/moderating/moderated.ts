/** What a visitor wrote, which staff show on the site and answer. */
export interface Moderated {
  id: number
  author: string
  /** Empty where nobody left one. */
  email: string
  text: string
  answer: string
  approved: boolean
}

/** What it is about: the field with its id, and the resource of that. */
export interface About {
  source: string
  reference: string
}
