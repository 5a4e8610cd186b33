import type { Mount } from './contract.ts'

/**
 * Submits a form when one of its selects changes, also for changes before this ran, and hides its button. After Back,
 * the selects show the state of the page, so the browser must not fill them in (`autocomplete="off"`).
 */
export const mount: Mount = (root) => {
  if (!(root instanceof HTMLFormElement)) return () => undefined
  const button = root.querySelector<HTMLElement>('[type=submit]')
  const onChange = (event: Event) => {
    if (event.target instanceof HTMLSelectElement) root.requestSubmit()
  }
  const onLeave = () => root.reset()
  root.addEventListener('change', onChange)
  window.addEventListener('pagehide', onLeave)
  if (button) button.hidden = true
  if ([...root.querySelectorAll('select')].some(isChanged)) root.requestSubmit()
  return () => {
    root.removeEventListener('change', onChange)
    window.removeEventListener('pagehide', onLeave)
    if (button) button.hidden = false
  }
}

function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const written = [...options].findIndex((option) => option.hasAttribute('selected'))
  return selectedIndex !== Math.max(0, written)
}
