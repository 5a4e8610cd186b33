import type { Mount } from './contract.ts'

/** Sends a form as soon as one of its selects changes; its button, for who has no scripts, is then hidden. */
export const mount: Mount = (root) => {
  if (!(root instanceof HTMLFormElement)) return () => undefined
  const button = root.querySelector<HTMLElement>('[type=submit]')
  const onChange = (event: Event) => {
    if (event.target instanceof HTMLSelectElement) root.requestSubmit()
  }
  root.addEventListener('change', onChange)
  if (button) button.hidden = true
  return () => {
    root.removeEventListener('change', onChange)
    if (button) button.hidden = false
  }
}
