import type { Mount } from './contract.ts'
import { scrollToElement } from './hash-scroll.behaviour.ts'

/** Section 9: an alert notice receives the focus after 500 ms. */
const focusAfterMs = 500

/**
 * Scrolls to a notice and moves the focus to an alert (SHOP-14), unless the visitor has moved on: when scripts start
 * late, the browser focused the alert long before. Attached to the notice.
 */
export const mount: Mount = (notice) => {
  const before = notice.ownerDocument.activeElement
  if (notice.hasAttribute('autofocus') && hasGoneOn(notice, null)) return () => undefined
  scrollToElement(notice)
  const timer =
    notice.getAttribute('role') === 'alert'
      ? window.setTimeout(() => {
          if (hasGoneOn(notice, before)) return
          notice.tabIndex = -1
          notice.focus({ preventScroll: true })
        }, focusAfterMs)
      : 0
  return () => window.clearTimeout(timer)
}

/** Whether the focus has moved to another element since. */
function hasGoneOn(notice: HTMLElement, before: Element | null): boolean {
  const { activeElement, body } = notice.ownerDocument
  return activeElement !== null && ![before, body, notice].includes(activeElement)
}
