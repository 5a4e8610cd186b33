import type { Mount } from '../../behaviours/contract.ts'

/**
 * A `details` that folds open over the page: the focus goes into its first field, and Escape, a press outside or a
 * focus that moves on closes it.
 */
export const mount: Mount = (element) => {
  if (!(element instanceof HTMLDetailsElement)) return () => undefined
  const stop = new AbortController()
  const { signal } = stop
  const closeUnless = (target: EventTarget | null) => {
    if (element.open && target instanceof Node && !element.contains(target)) element.open = false
  }
  /** A press on words or padding inside gives the focus to what the element stands in: nobody went away. */
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
