import { type ReactNode, useRef } from 'react'
import { useIsTyped } from './typed-block.ts'

/** What a widget looks like, as it was drawn last as long as one of its texts is typed in: nothing moves the caret. */
export function Held({ id, children }: { id: string; children: ReactNode }) {
  const isTyped = useIsTyped(id)
  const last = useRef(children)
  if (!isTyped) last.current = children
  return last.current
}
