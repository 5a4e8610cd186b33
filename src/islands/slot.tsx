import { isValidElement, memo, type ReactNode, useEffect, useRef } from 'react'

/** Told by the browser's `mount.tsx`; the server renders slots without it. */
export interface SlotLife {
  wake(root: Element): void
  sleep(root: Element): void
}

/** Whether a slot shows nothing; on the editor's canvas, where widgets can be put into it, none does. */
export const isEmptySlot = (slot: ReactNode): boolean =>
  slot === undefined || (isValidElement<{ html?: unknown }>(slot) && slot.props.html === '')

/**
 * Finished HTML in one element that React never looks into. While it is on the page its islands are awake.
 */
export const Slot = memo(
  function Slot({ name, html, life }: { name: string; html: string; life?: SlotLife }) {
    const element = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const root = element.current
      if (!root || !life) return
      life.wake(root)
      return () => life.sleep(root)
    }, [life])
    return (
      <div
        ref={element}
        data-slot={name}
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
    )
  },
  (before, after) => before.html === after.html && before.name === after.name,
)
