import type { Mount } from '../../behaviours/contract.ts'

/** Lets a reader close a remark for as long as the page is open. */
export const mount: Mount = (root) => {
  const button = root.querySelector<HTMLButtonElement>('button[hidden]')
  if (!button) return () => undefined
  const close = () => {
    root.hidden = true
  }
  button.hidden = false
  button.addEventListener('click', close)
  return () => {
    button.removeEventListener('click', close)
    button.hidden = true
  }
}
