import type { Cause } from './use-search.ts'

/** The control that requested the results, and its place in the new ones. */
const places: Readonly<Partial<Record<Cause, string>>> = {
  head: 'th[aria-sort] a',
  order: '.wpfd-ordering',
  limit: '#limit',
}

/** Results that start below this part of the window would go unnoticed. */
const visiblePart = 0.75

/**
 * Moves the focus into the new results when the control that requested them was removed, and scrolls to their start
 * when it is out of sight.
 */
export function followFocus(root: HTMLElement, cause: Cause): void {
  const { activeElement } = document
  // The filters fold once a search has run.
  if (activeElement === document.body || activeElement === null || activeElement.closest('.filters')) {
    const place = places[cause]
    if (place !== undefined) root.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
    else if (cause === 'page' || cause === 'form') root.focus({ preventScroll: true })
  }
  if (cause === 'form' || cause === 'page') showBeginning(root)
}

/** Scrolls the start of new contents into the window, unless it is visible. */
export function showBeginning(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight * visiblePart) element.scrollIntoView({ block: 'start' })
}
