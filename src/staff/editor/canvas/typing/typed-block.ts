import { useSyncExternalStore } from 'react'

/** The widget whose text is being edited; a window has only one caret. */
let typed: string | undefined
const listeners = new Set<() => void>()

export function setTypedBlock(id: string | undefined): void {
  typed = id
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a text of this widget is being edited on the page now. */
export const useIsTyped = (id: string): boolean => useSyncExternalStore(subscribe, () => typed === id)
