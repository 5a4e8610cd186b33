import { useSyncExternalStore } from 'react'

/** The site's publishing rules, as they apply to the current user. */
export interface Review {
  /** Users without the right to publish need a reviewer. */
  isOn: boolean
  /** The current user may only propose. */
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

/** Whether a user who may only propose cannot change this row directly, because visitors see it. */
export const isLive = (row: { status?: string } | undefined): boolean =>
  row?.status !== undefined && row.status !== 'draft'
