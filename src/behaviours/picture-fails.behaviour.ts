import type { Mount } from './contract.ts'

/** Replaces a picture that fails to load with a text (LIB-16). */
export const mount: Mount = (root) => {
  if (!(root instanceof HTMLImageElement)) return () => undefined
  const say = () => {
    const words = root.ownerDocument.createElement('p')
    words.textContent = root.dataset.words ?? ''
    root.replaceWith(words)
  }
  // It may have failed before scripts ran.
  if (root.complete && root.naturalWidth === 0 && root.currentSrc !== '') say()
  root.addEventListener('error', say)
  return () => root.removeEventListener('error', say)
}
