import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Tells when the visitor goes on to something outside `box`, by pointer or by keyboard, as long as it is `open`. */
export function useLeave(box: RefObject<HTMLElement | null>, open: boolean, leave: () => void): void {
  const latest = useRef(leave)
  latest.current = leave
  // Not after the paint: on a slow machine the visitor would be gone by then.
  useLayoutEffect(() => {
    if (!open) return
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) latest.current()
    }
    const events = ['pointerdown', 'focusin']
    for (const event of events) document.addEventListener(event, outside)
    return () => {
      for (const event of events) document.removeEventListener(event, outside)
    }
  }, [box, open])
}
