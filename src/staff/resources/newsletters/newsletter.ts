export interface Counts {
  waiting: number
  begun: number
  sent: number
  refused: number
  uncertain: number
  skipped: number
}

export type State = 'draft' | 'planned' | 'sending' | 'paused' | 'done' | 'stopped'

export interface Newsletter {
  id: number
  title: string
  state: State
  draftSavedAt?: string
  mailing?: {
    startAt: string
    finishedAt?: string
    perMinute: number
    trouble?: string
    counts: Counts
  }
}

/** As its readers get it, without widgets that mail programs cannot show. */
export interface Letter {
  subject: string
  html: string
  text: string
  leftOut: readonly string[]
  version: number
  readers: number
  lists: readonly { id: number; name: string; readers: number }[]
}

/** Number of recipients, and of those that are done. */
export function progressOf({ waiting, begun, sent, refused, uncertain, skipped }: Counts) {
  const done = sent + refused + uncertain + skipped
  return { done, all: done + waiting + begun }
}
