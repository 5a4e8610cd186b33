import type { Cause } from './use-search.ts'

/** What asked for the results, where it stands in the new ones. */
const places: Readonly<Partial<Record<Cause, string>>> = {
  head: 'th[aria-sort] a',
  order: '.wpfd-ordering',
  limit: '#limit',
}

/** Results that begin below this part of the window would go unnoticed. */
const visiblePart = 0.75

/**
 * Gives the focus a place in new results, when the control that asked for them went away with the old ones; and
 * shows their beginning when it is out of sight.
 */
export function followFocus(root: HTMLElement, cause: Cause): void {
  const { activeElement } = document
  // Filters fold away once a search has run.
  if (activeElement === document.body || activeElement === null || activeElement.closest('.filters')) {
    const place = places[cause]
    if (place !== undefined) root.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
    else if (cause === 'page' || cause === 'form') root.focus({ preventScroll: true })
  }
  if (cause === 'form' || cause === 'page') showBeginning(root)
}

/** Brings the beginning of something new into the window, unless it is there. */
export function showBeginning(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight * visiblePart) element.scrollIntoView({ block: 'start' })
}
