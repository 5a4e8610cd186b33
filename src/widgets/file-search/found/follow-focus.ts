import type { Cause } from './use-search.ts'

/**
 * Gives the focus a place in new results, when the control that asked for them went away with the old ones; and
 * shows their beginning when it is out of sight.
 */
export function followFocus(root: HTMLElement, cause: Cause): void {
  const lost = document.activeElement === document.body || document.activeElement === null
  if (cause === 'sort' && lost) {
    root.querySelector<HTMLElement>('th[aria-sort] a, .wpfd-ordering')?.focus({ preventScroll: true })
  } else if (cause === 'limit' && lost) {
    root.querySelector<HTMLElement>('#limit')?.focus({ preventScroll: true })
  } else if (cause === 'page' && lost) root.focus({ preventScroll: true })
  if (cause === 'history' || cause === 'sort' || cause === 'limit') return
  const { top } = root.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight * visiblePart) root.scrollIntoView({ block: 'start' })
}

/** Results that begin below this part of the window would go unnoticed. */
const visiblePart = 0.75
