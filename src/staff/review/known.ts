import { useSyncExternalStore } from 'react'

/** How this site publishes, as far as it matters to who is signed in. */
export interface Review {
  /** Others publish what somebody without that right writes. */
  isOn: boolean
  /** Whoever is signed in may only propose. */
  proposes: boolean
}

let review: Review = { isOn: false, proposes: false }
const listeners = new Set<() => void>()

export function tellReview(isOn: boolean, mayPublish: boolean): void {
  const proposes = isOn && !mayPublish
  if (review.isOn === isOn && review.proposes === proposes) return
  review = { isOn, proposes }
  for (const listener of listeners) listener()
}

function onReview(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useReview = (): Review => useSyncExternalStore(onReview, () => review)

/** Whether somebody who only proposes leaves this row to others: visitors see it. */
export const isLive = (row: { status?: string } | undefined): boolean =>
  row?.status !== undefined && row.status !== 'draft'
