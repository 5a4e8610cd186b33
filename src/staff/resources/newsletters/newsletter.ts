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

/** How many it goes to, and with how many it is finished. */
export function progressOf({ waiting, begun, sent, refused, uncertain, skipped }: Counts) {
  const done = sent + refused + uncertain + skipped
  return { done, all: done + waiting + begun }
}
