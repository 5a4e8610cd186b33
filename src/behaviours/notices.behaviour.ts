import type { Mount } from './contract.ts'
import { scrollToElement } from './hash-scroll.behaviour.ts'

/** Section 9: an alert notice receives the focus after 500 ms. */
const focusAfterMs = 500

/** Scrolls to a notice and moves the focus to an alert (SHOP-14). Put on the notice itself. */
export const mount: Mount = (notice) => {
  scrollToElement(notice)
  const timer =
    notice.getAttribute('role') === 'alert'
      ? window.setTimeout(() => {
          notice.tabIndex = -1
          notice.focus({ preventScroll: true })
        }, focusAfterMs)
      : 0
  return () => window.clearTimeout(timer)
}
