import type { Mount } from '../../behaviours/contract.ts'

/** Reports a file that is too large when it is chosen, not after the upload, and clears the field. */
export const mount: Mount = (root) => {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]')
  const words = root.querySelector<HTMLElement>('[data-too-large]')
  if (!input || !words) return () => undefined
  words.setAttribute('role', 'alert')
  const look = () => {
    const isTooLarge = (input.files?.[0]?.size ?? 0) > Number(root.dataset.mostBytes)
    words.hidden = !isTooLarge
    if (isTooLarge) input.value = ''
  }
  input.addEventListener('change', look)
  return () => input.removeEventListener('change', look)
}
