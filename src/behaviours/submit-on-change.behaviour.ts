import type { Mount } from './contract.ts'

/**
 * Sends a form as soon as one of its selects changes, also when that was before this ran; its button, for who has no
 * scripts, is then hidden. Who comes back to the page finds the selects as the page is. They must not be filled in by
 * the browser (`autocomplete="off"`).
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
