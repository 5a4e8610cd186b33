import type { Mount } from '../../behaviours/contract.ts'

/**
 * A `details` that opens over the page. Opening it focuses its first field; Escape, a click outside or a focus outside
 * closes it.
 */
export const mount: Mount = (element) => {
  if (!(element instanceof HTMLDetailsElement)) return () => undefined
  const stop = new AbortController()
  const { signal } = stop
  const closeUnless = (target: EventTarget | null) => {
    if (element.open && target instanceof Node && !element.contains(target)) element.open = false
  }
  /** Clicking words or padding inside focuses an ancestor of the element: the visitor did not leave. */
  const wentOn = (target: EventTarget | null) => {
    if (!(target instanceof Node && target.contains(element))) closeUnless(target)
  }
  element.addEventListener(
    'toggle',
    () => {
      if (element.open) element.querySelector('input')?.focus()
    },
    { signal },
  )
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !element.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    },
    { signal },
  )
  const page = element.ownerDocument
  page.addEventListener('pointerdown', (event) => closeUnless(event.target), { signal })
  page.addEventListener('focusin', (event) => wentOn(event.target), { signal })
  return () => stop.abort()
}
