import type { Mount } from '../../behaviours/contract.ts'

/** Lets a reader put a remark away, on this page. */
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
