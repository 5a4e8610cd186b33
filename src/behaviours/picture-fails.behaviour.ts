import type { Mount } from './contract.ts'

/** Says in words that a picture cannot be shown, where the picture would stand (LIB-16). */
export const mount: Mount = (root) => {
  if (!(root instanceof HTMLImageElement)) return () => undefined
  const say = () => {
    const words = root.ownerDocument.createElement('p')
    words.textContent = root.dataset.words ?? ''
    root.replaceWith(words)
  }
  // It may have failed before scripts came.
  if (root.complete && root.naturalWidth === 0 && root.currentSrc !== '') say()
  root.addEventListener('error', say)
  return () => root.removeEventListener('error', say)
}
