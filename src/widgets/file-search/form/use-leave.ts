import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Whether an element lies outside `box`. Ancestors of `box` do not: pressing words or padding of the box focuses its
 * nearest focusable ancestor.
 */
export const isOutside = (box: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Node && !box?.contains(target) && !(box && target.contains(box))

/** Reports that the visitor moved on to something outside `box`, by pointer or keyboard, while `open`. */
export function useLeave(box: RefObject<HTMLElement | null>, open: boolean, leave: () => void): void {
  const latest = useRef(leave)
  latest.current = leave
  // An effect after paint would be late: on a slow machine the visitor has moved on by then.
  useLayoutEffect(() => {
    if (!open) return
    const pressed = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) latest.current()
    }
    const focused = ({ target }: Event) => {
      if (isOutside(box.current, target)) latest.current()
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('focusin', focused)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('focusin', focused)
    }
  }, [box, open])
}
