import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Whether something stands outside `box`. What `box` stands in does not: a press on words or padding of the box gives
 * the focus to the nearest element around it that can have it.
 */
export const isOutside = (box: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Node && !box?.contains(target) && !(box && target.contains(box))

/** Tells when the visitor goes on to something outside `box`, by pointer or by keyboard, as long as it is `open`. */
export function useLeave(box: RefObject<HTMLElement | null>, open: boolean, leave: () => void): void {
  const latest = useRef(leave)
  latest.current = leave
  // Not after the paint: on a slow machine the visitor would be gone by then.
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
