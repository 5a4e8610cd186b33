/** A visitor's text that staff approve and answer. */
export interface Moderated {
  id: number
  author: string
  /** Empty without an address. */
  email: string
  text: string
  answer: string
  approved: boolean
}

/** Its subject: the field with the id, and the resource. */
export interface About {
  source: string
  reference: string
}
